import * as z from 'zod'
import { type ThirdPartyServer, thirdPartyServer } from './third-party-server.ts'

const name = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
const at = { vectorBucketName: name, indexName: name }
const Data = z.strictObject({ float32: z.array(z.number()).min(1).max(4096) })
const Metadata = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
const Filter = z.record(z.string(), z.strictObject({ $in: z.array(z.string()).min(1) }))

/** Every operation that the product uses, as the service's manual gives its input; anything beyond it is refused. */
const inputs = {
  CreateIndex: z.strictObject({
    ...at,
    dataType: z.literal('float32'),
    dimension: z.number().int().min(1).max(4096),
    distanceMetric: z.enum(['cosine', 'euclidean']),
  }),
  DeleteIndex: z.strictObject(at),
  ListIndexes: z.strictObject({ vectorBucketName: name, prefix: z.string().min(1).max(63).optional() }),
  PutVectors: z.strictObject({
    ...at,
    vectors: z
      .array(z.strictObject({ key: z.string().min(1).max(1024), data: Data, metadata: Metadata.optional() }))
      .min(1)
      .max(500),
  }),
  DeleteVectors: z.strictObject({ ...at, keys: z.array(z.string().min(1)).min(1).max(500) }),
  ListVectors: z.strictObject({
    ...at,
    maxResults: z.number().int().min(1).max(1000).optional(),
    nextToken: z.string().optional(),
    returnMetadata: z.boolean().optional(),
  }),
  QueryVectors: z.strictObject({
    ...at,
    topK: z.number().int().min(1).max(100),
    queryVector: Data,
    filter: Filter.optional(),
    returnDistance: z.boolean().optional(),
  }),
}

class Refusal extends Error {
  readonly status: number
  readonly type: string
  constructor(status: number, type: string) {
    super(type)
    this.status = status
    this.type = type
  }
}

type Kept = { readonly data: readonly number[]; readonly metadata: z.output<typeof Metadata> }
type Index = { readonly dimension: number; readonly vectors: Map<string, Kept> }

export type S3VectorsStandIn = ThirdPartyServer & {
  readonly indexes: ReadonlyMap<string, Index>
  /** How many vectors were put, ever. */
  readonly puts: () => number
  /** From now on every call fails so; `undefined` ends it. */
  readonly fail: (status: number | undefined) => void
}

/** Amazon S3 Vectors over its HTTP (POST /Operation, JSON), with one bucket. Unknown routes and fields are refused. */
export const s3VectorsStandIn = async (bucket: string): Promise<S3VectorsStandIn> => {
  const indexes = new Map<string, Index>()
  let puts = 0
  let failing: number | undefined

  const indexOf = ({ indexName }: { indexName: string }): Index => {
    const index = indexes.get(indexName)
    if (!index) throw new Refusal(404, 'NotFoundException')
    return index
  }
  const answers = {
    CreateIndex: (input: z.output<typeof inputs.CreateIndex>) => {
      if (indexes.has(input.indexName)) throw new Refusal(409, 'ConflictException')
      indexes.set(input.indexName, { dimension: input.dimension, vectors: new Map() })
      return {}
    },
    DeleteIndex: ({ indexName }: z.output<typeof inputs.DeleteIndex>) => {
      indexes.delete(indexName)
      return {}
    },
    ListIndexes: ({ prefix = '' }: z.output<typeof inputs.ListIndexes>) => ({
      indexes: [...indexes.keys()]
        .filter((one) => one.startsWith(prefix))
        .map((indexName) => ({ vectorBucketName: bucket, indexName, indexArn: 'arn', creationTime: 1 })),
    }),
    PutVectors: (input: z.output<typeof inputs.PutVectors>) => {
      const { dimension, vectors } = indexOf(input)
      if (input.vectors.some(({ data }) => data.float32.length !== dimension))
        throw new Refusal(400, 'ValidationException')
      for (const { key, data, metadata = {} } of input.vectors) vectors.set(key, { data: data.float32, metadata })
      puts += input.vectors.length
      return {}
    },
    DeleteVectors: (input: z.output<typeof inputs.DeleteVectors>) => {
      for (const key of input.keys) indexOf(input).vectors.delete(key)
      return {}
    },
    ListVectors: (input: z.output<typeof inputs.ListVectors>) => {
      const all = [...indexOf(input).vectors]
      const from = Number(input.nextToken ?? 0)
      const to = from + (input.maxResults ?? 500)
      return {
        vectors: all.slice(from, to).map(([key, { metadata }]) => ({ key, ...(input.returnMetadata && { metadata }) })),
        ...(to < all.length ? { nextToken: String(to) } : {}),
      }
    },
    QueryVectors: (input: z.output<typeof inputs.QueryVectors>) => {
      const { dimension, vectors } = indexOf(input)
      const wanted = input.queryVector.float32
      if (wanted.length !== dimension) throw new Refusal(400, 'ValidationException')
      const fits = ({ metadata }: Kept) =>
        Object.entries(input.filter ?? {}).every(([key, { $in }]) => $in.includes(String(metadata[key])))
      const found = [...vectors]
        .filter(([, vector]) => fits(vector))
        .map(([key, { data }]) => ({ key, distance: 1 - cosine(data, wanted) }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, input.topK)
      return {
        distanceMetric: 'cosine',
        vectors: found.map(({ key, distance }) => ({ key, ...(input.returnDistance && { distance }) })),
      }
    },
  }

  const answer = (path: string, body: string): unknown => {
    if (failing) throw new Refusal(failing, failing === 429 ? 'TooManyRequestsException' : 'InternalServerException')
    const operation = path.slice(1)
    if (!Object.hasOwn(inputs, operation)) throw new Refusal(404, 'UnknownOperationException')
    const known = operation as keyof typeof inputs
    const parsed = inputs[known].safeParse(JSON.parse(body))
    if (!parsed.success) throw new Refusal(400, 'ValidationException')
    if (parsed.data.vectorBucketName !== bucket) throw new Refusal(404, 'NotFoundException')
    return (answers[known] as (input: unknown) => unknown)(parsed.data)
  }

  const server = await thirdPartyServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    try {
      if (request.method !== 'POST') throw new Refusal(405, 'UnknownOperationException')
      const given = answer(request.url ?? '', body)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given))
    } catch (failure) {
      const { status, type } = failure instanceof Refusal ? failure : new Refusal(500, 'InternalServerException')
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
        .end(JSON.stringify({ message: type }))
    }
  })
  return Object.assign(server, {
    indexes,
    puts: () => puts,
    fail: (status: number | undefined) => {
      failing = status
    },
  })
}

const cosine = (a: readonly number[], b: readonly number[]): number => {
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}
