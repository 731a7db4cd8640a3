import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'

/**
 * The download size of other chats that are published as packages, against ours: each one's own browser bundle, minified
 * where it ships one, gzip. npm installs the packages into a temporary folder; none of them is run.
 */
const rivals = [
  ['@typebot.io/js', 'dist/web.js'],
  ['@botpress/webchat', 'dist/index.umd.cjs'],
  ['flowise-embed', 'dist/web.js'],
  ['@n8n/chat', 'dist/chat.bundle.es.js'],
  ['deep-chat', 'dist/deepChat.bundle.js'],
] as const

const packed = async (file: string): Promise<number> => gzipSync(await readFile(file), { level: 9 }).length
const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const dist = resolve(import.meta.dirname, '../../widget/dist')
const Manifest = z.object({ loader: z.string(), chat: z.string() })
const { loader, chat } = Manifest.parse(JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')))
const code = await readFile(join(dist, chat), 'utf8')
const atOnce = [...code.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)].map(([, name = '']) => name)
const opened = await Promise.all([loader, chat, ...atOnce].map((file) => packed(join(dist, file))))
const own = opened.reduce((sum, size) => sum + size, 0)

const rows = [
  { chat: 'ours, before the button paints', version: '', KiB: kib(opened[0] ?? 0), times: '' },
  { chat: 'ours, opened', version: '', KiB: kib(own), times: '1' },
]
for (const [name, bundle] of rivals) {
  const folder = await mkdtemp(join(tmpdir(), 'widget-rival-'))
  try {
    execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { cwd: folder, stdio: 'ignore' })
    const [archive = ''] = await readdir(folder)
    execFileSync('tar', ['-xzf', archive], { cwd: folder })
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8')))
    const size = await packed(join(folder, 'package', bundle))
    rows.push({ chat: name, version, KiB: kib(size), times: (size / own).toFixed(1) })
  } finally {
    await rm(folder, { recursive: true })
  }
}
console.table(rows)
