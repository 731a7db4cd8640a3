import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Files } from './files.port.ts'

/** S3's limit for one deletion and one page of a listing. */
const AT_ONCE = 1000

/** Files in an S3 bucket. Checksums only where S3 requires them: the local store does not support streamed ones. */
export const s3Files = (bucket: string): Files => {
  const client = new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const drop = async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return
    const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete }))
    const [first] = Errors
    // the call succeeds even if some keys failed
    if (first) throw new Error(`${Errors.length} files were not removed: ${first.Code} ${first.Message}`)
  }
  async function* pages(prefix: string): AsyncGenerator<readonly string[]> {
    let after: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(after ? { ContinuationToken: after } : {}) }),
      )
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
      after = page.NextContinuationToken
    } while (after)
  }
  const get = async (key: string, Range?: string): Promise<Uint8Array | undefined> => {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, ...(Range === undefined ? {} : { Range }) }),
      )
      return await Body?.transformToByteArray()
    } catch (failure) {
      if (failure instanceof NoSuchKey) return undefined
      throw failure
    }
  }
  return {
    get: (key) => get(key),
    // S3 refuses an empty range
    getRange: async (key, start, end) => (start < end ? get(key, `bytes=${start}-${end - 1}`) : new Uint8Array()),
    // not `HeadObject`: without the right to list the whole bucket, S3 answers "forbidden" for a missing object
    size: async (key) => {
      const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: key, MaxKeys: 1 }))
      return page.Contents?.find(({ Key }) => Key === key)?.Size
    },
    put: async (key, bytes, contentType = 'application/octet-stream', disposition) => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          ...(disposition === undefined ? {} : { ContentDisposition: disposition }),
        }),
      )
    },
    remove: async (keys) => {
      for (let at = 0; at < keys.length; at += AT_ONCE) await drop(keys.slice(at, at + AT_ONCE))
    },
    clear: async (prefix) => {
      for await (const keys of pages(prefix)) await drop(keys)
    },
    list: async (prefix) => {
      const found: string[] = []
      for await (const keys of pages(prefix)) found.push(...keys)
      return found
    },
    uploadAddress: async (key, { bytes, contentType, seconds }) => {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
      const put = new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: contentType, ContentLength: bytes })
      const url = await getSignedUrl(client, put, {
        expiresIn: seconds,
        signableHeaders: new Set(['content-type', 'content-length', 'host']),
      })
      // browsers set the length themselves
      return { url, headers: { 'content-type': contentType } }
    },
    downloadAddress: async (key, seconds) => {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
      return getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), { expiresIn: seconds })
    },
  }
}
