import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { fileLifetimes } from '#infra/file-lifetimes'
import type { Credentials } from '#infra/local/credentials'

const DAY_MS = 86_400_000

export interface Bucket {
  readonly endpoint: string
  readonly name: string
  readonly credentials: Credentials
}

/** What S3's lifecycle rules do in the cloud: deletes the objects whose days are over at `now` (milliseconds). */
export const sweepObjects = async ({ endpoint, name, credentials }: Bucket, now: number): Promise<void> => {
  const client = new S3Client({
    endpoint,
    credentials,
    region: 'eu-central-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  for (const [prefix, days] of Object.entries(fileLifetimes)) {
    let after: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: name, Prefix: prefix, ...(after ? { ContinuationToken: after } : {}) }),
      )
      const over = (page.Contents ?? []).filter(({ LastModified }) => Number(LastModified) + days * DAY_MS <= now)
      if (over.length > 0) {
        const Delete = { Objects: over.map(({ Key }) => ({ Key })), Quiet: true }
        await client.send(new DeleteObjectsCommand({ Bucket: name, Delete }))
      }
      after = page.NextContinuationToken
    } while (after)
  }
  client.destroy()
}
