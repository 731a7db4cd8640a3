import type { AwsCall, RequiredAction } from './aws-call.ts'

/** Bucket and key of a path-style address, which the SDK uses for every endpoint that is an IP address. */
export const bucketAndKey = (url: URL): { readonly bucket: string; readonly key: string } => {
  const [bucket = '', ...rest] = url.pathname.slice(1).split('/')
  return { bucket, key: rest.map(decodeURIComponent).join('/') }
}

const required = (action: string, bucket: string, key: string): RequiredAction => ({
  action: `s3:${action}`,
  resource: `${bucket}/${key}`,
})

const copySource = (header: string): RequiredAction => {
  const [bucket = '', ...key] = decodeURIComponent(header).replace(/^\//, '').split('/')
  return required('GetObject', bucket, key.join('/'))
}

const keysToDelete = (body: Buffer): string[] =>
  [...body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)].map((match) => match[1] ?? '')

const ofBucket = ({ request, url, body }: AwsCall, bucket: string): RequiredAction[] => {
  if (request.method === 'GET' && !url.searchParams.has('lifecycle'))
    return [required('ListBucket', bucket, url.searchParams.get('prefix') ?? '')]
  if (request.method === 'POST' && url.searchParams.has('delete'))
    return keysToDelete(body).map((key) => required('DeleteObject', bucket, key))
  return [required(`${request.method}Bucket`, bucket, '')]
}

/** The IAM actions of an S3 call. */
export const requiredObjectActions = (call: AwsCall): readonly RequiredAction[] => {
  const { request, url } = call
  const { bucket, key } = bucketAndKey(url)
  if (!key) return ofBucket(call, bucket)
  const source = request.headers['x-amz-copy-source']
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return [required('GetObject', bucket, key)]
    case 'PUT':
    case 'POST':
      return [required('PutObject', bucket, key), ...(typeof source === 'string' ? [copySource(source)] : [])]
    case 'DELETE':
      return [required(url.searchParams.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject', bucket, key)]
    default:
      return [required(`${request.method}Object`, bucket, key)]
  }
}
