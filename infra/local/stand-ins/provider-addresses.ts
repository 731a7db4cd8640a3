/**
 * Where the functions find third parties: those that are played here, unless the operator gives an address of the same name, such as
 * `TELEGRAM_BASE_URL=https://api.telegram.org`.
 */
export const providerAddresses = (port: number): Readonly<Record<string, string>> => ({
  TELEGRAM_BASE_URL: `http://127.0.0.1:${port}/telegram`,
  GRAPH_BASE_URL: `http://127.0.0.1:${port}/graph`,
  FONT_SERVICE: `http://127.0.0.1:${port}/fonts`,
  DISCORD_BASE_URL: `http://127.0.0.1:${port}/discord`,
})
