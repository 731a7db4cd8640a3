const HUES = [12, 48, 160, 210, 280]

const plain = (text: string): string => text.replace(/[<>&]/g, '')

/** A profile picture: the first letter on a colour that the id decides. */
export const picture = (id: string, name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${HUES[Number(id.slice(-2)) % HUES.length]} 45% 40%)"/><text x="50" y="66" font-family="sans-serif" font-size="46" fill="#fff" text-anchor="middle">${plain(name.slice(0, 1))}</text></svg>`
