import { createServer } from 'node:net'
import { LocalProblem } from './local-problem.ts'
import type { Ports } from './ports.ts'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Refuses to start half a run: every port must be free before the first component takes one. */
export const checkPorts = async (ports: Ports): Promise<void> => {
  const { awsProxies, ...rest } = ports
  const wanted = { ...rest, 'AWS proxy eu': awsProxies.eu, 'AWS proxy na': awsProxies.na }
  const busy = (
    await Promise.all(
      Object.entries(wanted).map(async ([name, port]) => ((await isFree(port)) ? [] : [{ name, port }])),
    )
  ).flat()
  const [first] = busy
  if (!first) return
  const next = Math.floor(ports.edge / 1000) * 1000 + 1000
  throw new LocalProblem(
    `Port ${busy.map(({ port }) => port).join(', ')} is in use (wanted for: ${busy.map(({ name }) => name).join(', ')}). ` +
      `Stop what uses it, or choose others: PORT_BASE=${next > 60_000 ? 4000 : next} npm start`,
  )
}
