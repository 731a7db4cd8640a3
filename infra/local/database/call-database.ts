/** Signatures are not checked here, but both engines want to see one, and DynamoDB Local keeps one database per key. */
export const DATABASE_AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0'

/** One call of the DynamoDB protocol, without the SDK, which would cost the start 200 ms. Throws the engine's error. */
export const callDatabase = async (
  endpoint: string,
  operation: string,
  input: object,
): Promise<Readonly<Record<string, unknown>>> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization: DATABASE_AUTHORIZATION,
    },
    body: JSON.stringify(input),
  })
  const answer = (await response.json()) as Readonly<Record<string, unknown>>
  if (!response.ok)
    throw new Error(`${operation}: ${String(answer.__type)} ${String(answer.message ?? answer.Message)}`)
  return answer
}
