import type { IncomingMessage, ServerResponse } from 'node:http'

interface Identity {
  readonly name: string
  mailFrom?: string
}

const prefix = '/v2/email/identities'

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(status === 404 ? { 'x-amzn-errortype': 'NotFoundException' } : {}),
  })
  response.end(JSON.stringify(body))
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

const present = ({ name, mailFrom }: Identity) => ({
  IdentityType: name.includes('@') ? 'EMAIL_ADDRESS' : 'DOMAIN',
  VerifiedForSendingStatus: true,
  VerificationStatus: 'SUCCESS',
  DkimAttributes: {
    SigningEnabled: true,
    Status: 'SUCCESS',
    SigningAttributesOrigin: 'AWS_SES',
    Tokens: ['one', 'two', 'three'].map((token) => `${token}${Buffer.from(name).toString('hex').slice(0, 20)}`),
  },
  MailFromAttributes: {
    MailFromDomain: mailFrom ?? '',
    MailFromDomainStatus: mailFrom ? 'SUCCESS' : 'PENDING',
    BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
  },
  Tags: [],
})

/**
 * SES v2's identity calls (create, read, list, delete, DKIM, MAIL FROM), which the local SES does not have. Every
 * identity is verified at once; what it remembers ends with the process.
 */
export const identityCalls = () => {
  const identities = new Map<string, Identity>()
  return {
    answers: (request: IncomingMessage): boolean => request.url?.startsWith(prefix) ?? false,
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const path = new URL(request.url ?? '/', 'http://local').pathname.slice(prefix.length + 1)
      const [encoded = '', part] = path.split('/')
      const name = decodeURIComponent(encoded)
      const body = await bodyOf(request)
      if (request.method === 'POST' && !name) {
        const made: Identity = { name: String(body.EmailIdentity) }
        identities.set(made.name, made)
        return send(response, 200, present(made))
      }
      if (request.method === 'GET' && !name)
        return send(response, 200, {
          EmailIdentities: [...identities.values()].map((identity) => ({
            IdentityName: identity.name,
            IdentityType: present(identity).IdentityType,
            SendingEnabled: true,
            VerificationStatus: 'SUCCESS',
          })),
        })
      const known = identities.get(name)
      if (!known) return send(response, 404, { message: `Email identity ${name} does not exist.` })
      if (request.method === 'DELETE') identities.delete(name)
      if (part === 'mail-from') known.mailFrom = String(body.MailFromDomain ?? '')
      return send(response, 200, request.method === 'GET' ? present(known) : {})
    },
  }
}
