import { thirdPartyServer } from './third-party-server.ts'

/** A font service without any family, which the functions ask from now on. */
export const fontService = async (): Promise<AsyncDisposable> => {
  const server = await thirdPartyServer((_, response) => response.writeHead(400).end())
  process.env.FONT_SERVICE = server.origin
  return {
    [Symbol.asyncDispose]: async () => {
      delete process.env.FONT_SERVICE
      await server[Symbol.asyncDispose]()
    },
  }
}
