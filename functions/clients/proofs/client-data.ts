import type { StoredClient } from '#functions/clients/store'

/** The client as specification 2's calls answer them; the password is a ticket. */
export const clientData = ({ ID, name, email }: Pick<StoredClient, 'ID' | 'name' | 'email'>, ticket: string) => ({
  ID,
  name,
  email,
  dashboardPassword: ticket,
})
