import { mkdirSync } from 'node:fs'
import { buildApp } from 'fauxqs'
import { brokenData } from '#infra/local/open-data-directory'

const MAX_OBJECT_BYTES = 256 * 1024 * 1024

export interface Objects {
  readonly stop: () => Promise<void>
}

interface ObjectStore {
  persistence: unknown
  createBucket(name: string): void
}

interface Persistence {
  loadS3(store: ObjectStore): void
  close(): void
}

/** The package exports one entry only; the modules that store objects on disk are internal. */
const part = (path: string): Promise<Readonly<Record<string, unknown>>> =>
  import(new URL(path, import.meta.resolve('fauxqs')).href) as Promise<Readonly<Record<string, unknown>>>

/**
 * S3: fauxqs, composed by hand because its own starter listens on every interface. Objects are in SQLite (one
 * transaction each), so that a crash leaves either the old object or the new one.
 */
export const startObjects = async (port: number, dataDir: string, buckets: readonly string[]): Promise<Objects> => {
  mkdirSync(dataDir, { recursive: true })
  const [s3, sqs, sns, disk] = await Promise.all([
    part('s3/s3Store.js'),
    part('sqs/sqsStore.js'),
    part('sns/snsStore.js'),
    part('persistence.js'),
  ])
  const make = <T>(module: Readonly<Record<string, unknown>>, name: string, ...given: unknown[]): T =>
    new (module[name] as new (...given: unknown[]) => T)(...given)
  const s3Store = make<ObjectStore>(s3, 'S3Store')
  const persistence = open()
  persistence.loadS3(s3Store)
  s3Store.persistence = persistence
  for (const bucket of buckets) s3Store.createBucket(bucket)
  const stores = { s3Store, sqsStore: make(sqs, 'SqsStore'), snsStore: make(sns, 'SnsStore') }
  const app = buildApp({ logger: false, stores: stores as never })
  // its own limit is 11 MiB; the index of a large manual is larger, and S3 takes 5 GiB in one put
  app.removeContentTypeParser('*')
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_OBJECT_BYTES },
    (_request: unknown, body: Buffer, done: (failure: null, body: Buffer) => void) => done(null, body),
  )
  await app.listen({ host: '127.0.0.1', port })
  return {
    stop: async () => {
      await app.close()
      persistence.close()
    },
  }

  function open(): Persistence {
    try {
      return make<Persistence>(disk, 'PersistenceManager', dataDir)
    } catch {
      throw brokenData(dataDir, 'The object store')
    }
  }
}
