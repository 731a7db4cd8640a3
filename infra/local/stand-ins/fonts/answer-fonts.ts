import { createReadStream, existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../../../node_modules/@fontsource-variable/', import.meta.url))

const folderOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-')

/** The sheet of a family that is installed here, as the font service writes it: a face for each alphabet and weight. */
const sheetOf = (family: string, weights: readonly string[], base: string): string | undefined => {
  const folder = folderOf(family)
  const path = `${packages}${folder}/index.css`
  if (!/^[a-z-]+$/.test(folder) || !existsSync(path)) return undefined
  return [...readFileSync(path, 'utf8').matchAll(/url\(\.\/files\/([\w-]+\.woff2)\)[^;]*;\s*(unicode-range:[^;]*;)/g)]
    .flatMap(([, file = '', range]) =>
      weights.map(
        (weight) =>
          `/* ${file.slice(folder.length + 1).replace('-wght-normal.woff2', '')} */\n@font-face {\n  font-family: '${family}';\n  font-style: normal;\n  font-weight: ${weight};\n  font-display: swap;\n  src: url(${base}/${folder}/${file}) format('woff2');\n  ${range}\n}\n`,
      ),
    )
    .join('')
}

/** Google Fonts, of the families that are installed here: `css2`, which answers 400 to a family that it does not have, and its files. */
export const answerFonts = (request: IncomingMessage, response: ServerResponse, path: string): void => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  if (path === '/css2') {
    const [family = '', axis] = (url.searchParams.get('family') ?? '').split(':')
    const weights = axis === undefined ? ['400'] : axis.replace(/^wght@/, '').split(';')
    const sheet = sheetOf(family, weights, `${url.origin}/fonts/files`)
    if (sheet === undefined) return void response.writeHead(400, { 'content-type': 'text/html' }).end('Bad Request')
    return void response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(sheet)
  }
  const [, folder = '', file = ''] = /^\/files\/([a-z-]+)\/([\w-]+\.woff2)$/.exec(path) ?? []
  const at = `${packages}${folder}/files/${file}`
  if (folder === '' || !existsSync(at)) return void response.writeHead(404).end()
  createReadStream(at).pipe(response.writeHead(200, { 'content-type': 'font/woff2' }))
}
