import { fileURLToPath } from 'node:url'

const functions = fileURLToPath(new URL('../../../functions/', import.meta.url))

/** What a row starts: the `handler` of `functions/<name>.ts`. The caller names its type, since rows are data. */
export const handlerOf = async <Handler>(name: string): Promise<Handler> => {
  const module = (await import(`${functions}${name}.ts`)) as { handler: Handler }
  return module.handler
}
