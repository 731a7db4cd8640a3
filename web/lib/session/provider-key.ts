/** In local storage: the region whose identity provider signed this member in; signing out ends that session too. */
export const providerKey = 'signed-in-by-provider'
