import { createHash } from 'node:crypto'
import {
  ConflictException,
  CreateIndexCommand,
  DeleteIndexCommand,
  DeleteVectorsCommand,
  ListIndexesCommand,
  ListVectorsCommand,
  NotFoundException,
  PutVectorsCommand,
  QueryVectorsCommand,
  S3VectorsClient,
  type S3VectorsClientConfig,
} from '@aws-sdk/client-s3vectors'
import * as z from 'zod'
import type { VectorStore, VectorsOf } from './vector-store.port.ts'

/** The service accepts 500 at once and 20 MiB; 500 embeddings of 1,536 numbers are about 10 MB of JSON. */
const BATCH = 500
/** The service's limit of results per query. */
const MOST_NEAREST = 100

const Metadata = z.object({ version: z.number() })

/**
 * Embeddings in Amazon S3 Vectors: one index per agent and model, so that tenants are separated by more than a filter and
 * deleted at once (https://docs.aws.amazon.com/AmazonS3/latest/userguide/s3-vectors-limitations.html: 10,000 indexes a
 * bucket, 40 KB of metadata). Texts stay in the search index.
 */
export const s3Vectors = (vectorBucketName: string, config: S3VectorsClientConfig = {}): VectorStore => {
  const client = new S3VectorsClient(config)

  const create = async (of: VectorsOf, dimension: number): Promise<void> => {
    try {
      await client.send(
        new CreateIndexCommand({
          vectorBucketName,
          indexName: indexName(of),
          dataType: 'float32',
          dimension,
          distanceMetric: 'cosine',
        }),
      )
    } catch (failure) {
      // another import created it first
      if (!(failure instanceof ConflictException)) throw failure
    }
  }

  return {
    put: async (of, vectors, version) => {
      for (let at = 0; at < vectors.length; at += BATCH) {
        const command = new PutVectorsCommand({
          vectorBucketName,
          indexName: indexName(of),
          vectors: vectors.slice(at, at + BATCH).map(({ key, sourceId, vector }) => ({
            key,
            data: { float32: [...vector] },
            metadata: { sourceId, version },
          })),
        })
        try {
          await client.send(command)
        } catch (failure) {
          if (!(failure instanceof NotFoundException)) throw failure
          await create(of, vectors[0]?.vector.length ?? 0)
          await client.send(command)
        }
      }
    },
    nearest: async (of, { vector, limit, sourceIds }) => {
      if (sourceIds?.length === 0) return []
      const found = await client.send(
        new QueryVectorsCommand({
          vectorBucketName,
          indexName: indexName(of),
          topK: Math.min(limit, MOST_NEAREST),
          queryVector: { float32: [...vector] },
          returnDistance: true,
          ...(sourceIds ? { filter: { sourceId: { $in: [...sourceIds] } } } : {}),
        }),
      )
      return (found.vectors ?? []).map(({ key = '', distance = 1 }) => ({ key, cosine: 1 - distance }))
    },
    deleteStale: async (of, keys, version) => {
      let nextToken: string | undefined
      const stale: string[] = []
      try {
        do {
          const page = await client.send(
            new ListVectorsCommand({
              vectorBucketName,
              indexName: indexName(of),
              maxResults: 1000,
              returnMetadata: true,
              ...(nextToken ? { nextToken } : {}),
            }),
          )
          for (const { key = '', metadata } of page.vectors ?? [])
            if (!keys.has(key) && Metadata.parse(metadata).version <= version) stale.push(key)
          nextToken = page.nextToken
        } while (nextToken)
      } catch (failure) {
        if (failure instanceof NotFoundException) return
        throw failure
      }
      for (let at = 0; at < stale.length; at += BATCH) {
        const batch = stale.slice(at, at + BATCH)
        await client.send(new DeleteVectorsCommand({ vectorBucketName, indexName: indexName(of), keys: batch }))
      }
    },
    deleteAgent: async (agentId, keptModel) => {
      const kept = keptModel ? indexName({ agentId, model: keptModel }) : undefined
      const { indexes = [] } = await client.send(
        new ListIndexesCommand({ vectorBucketName, prefix: `${hashed(agentId, 32)}-` }),
      )
      for (const { indexName: name } of indexes)
        if (name !== kept) await client.send(new DeleteIndexCommand({ vectorBucketName, indexName: name }))
    },
  }
}

const hashed = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length)

/** At most 63 lower-case letters, digits, dots and hyphens; the agent comes first, so that its indexes share a prefix. */
const indexName = ({ agentId, model }: VectorsOf): string => `${hashed(agentId, 32)}-${hashed(model, 16)}`
