/** Lambda takes 6 MB in one call, whatever the gateway in front would take. */
export const MAX_PAYLOAD_BYTES = 6 * 1024 * 1024

const TEXT = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+(json|xml)))/i

/** API Gateway hands text on as it is and everything else in base64. */
export const bodyFields = (
  body: Buffer,
  contentType: string | undefined,
): { readonly body?: string; readonly isBase64Encoded: boolean } => {
  if (body.length === 0) return { isBase64Encoded: false }
  const isText = contentType === undefined || TEXT.test(contentType)
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText }
}
