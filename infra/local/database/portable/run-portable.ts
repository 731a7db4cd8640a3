import { createServer } from 'node:http'
import { listen } from '#infra/local/listen'
import { openItemFile } from './item-file.ts'
import { keptStorage } from './kept-storage.ts'
import { portableListener } from './portable-listener.ts'

/**
 * The portable database as a process: `node run-portable.ts <port> <file>`. It ends with the process that started it,
 * whichever way that ends: its standard input is a pipe that only that process holds open.
 */
const [port = '', path = ''] = process.argv.slice(2)
// the port first: the process that still has it may write to the file after this one has read it
const server = await listen(createServer(), Number(port))
const file = openItemFile(path)
// all that was answered is in the file
const end = () => {
  file.close()
  process.exit(0)
}
// a pipe that breaks on Windows is an error first
process.stdin.on('error', () => undefined)
process.stdin.once('close', end).resume()
process.once('SIGTERM', end)
server.on('request', portableListener(keptStorage(file), Date.now))
