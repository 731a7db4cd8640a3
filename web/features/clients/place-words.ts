export const clientsPlaceWords = {
  clients: 'Clients',
} as const
