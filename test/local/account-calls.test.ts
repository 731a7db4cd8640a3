import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentity } from '#infra/local/components/start-identity'
import { userPool } from '#infra/local/components/user-pool'
import { callUserPool, ensureUser, signInToPool } from '#infra/local/components/user-pool-calls'
import { readJwt } from '#web/lib/session/read-jwt'

const { clientId: ClientId } = userPool('eu')
const mails: { readonly to: string; readonly code: string }[] = []
let dataDir: string
let mailbox: Server
let identity: Server
let url: string

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parley-identity-'))
  mailbox = createServer(async (request, response) => {
    const { Destination, Content } = (await json(request)) as {
      Destination: { ToAddresses: [string] }
      Content: { Simple: { Subject: { Data: string } } }
    }
    mails.push({ to: Destination.ToAddresses[0], code: Content.Simple.Subject.Data.replace(/\D/g, '') })
    response.end('{}')
  })
  const mailUrl = `http://127.0.0.1:${await listen(mailbox)}`
  identity = await startIdentity({ port: 0, dataDir, pools: [userPool('eu')], callbackUrls: [], mailUrl })
  url = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const server of [mailbox, identity]) server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const password = 'First-pass-1'
const newUser = async (email: string) => {
  await ensureUser(url, { email, password, name: 'Ann' })
  return signInToPool(url, 'eu', email, password)
}
const addressOf = ({ idToken }: { readonly idToken: string }) => readJwt(idToken).email

test('a new address counts once the code that was mailed to it is entered, and until then the old one signs in', async () => {
  const { accessToken: AccessToken } = await newUser('ann@example.com')
  await newUser('taken@example.com')
  const change = (Value: string) =>
    callUserPool(url, 'UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] })
  await expect(change('taken@example.com')).rejects.toThrow('AliasExistsException')
  await change('ann@new.example')
  expect(mails.at(-1)?.to).toBe('ann@new.example')
  expect(addressOf(await signInToPool(url, 'eu', 'ann@example.com', password))).toBe('ann@example.com')
  const verify = (Code = '') => callUserPool(url, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })
  await expect(verify('x')).rejects.toThrow('CodeMismatchException')
  await verify(mails.at(-1)?.code)
  expect(addressOf(await signInToPool(url, 'eu', 'ann@new.example', password))).toBe('ann@new.example')
  await expect(signInToPool(url, 'eu', 'ann@example.com', password)).rejects.toThrow('NotAuthorizedException')
})

test('a password changes with the one before it', async () => {
  const { accessToken: AccessToken } = await newUser('ben@example.com')
  const change = (PreviousPassword: string, ProposedPassword = 'Second-pass-2') =>
    callUserPool(url, 'ChangePassword', { AccessToken, PreviousPassword, ProposedPassword })
  await expect(change('wrong')).rejects.toThrow('NotAuthorizedException')
  await expect(change(password, 'short')).rejects.toThrow('InvalidPasswordException')
  await change(password)
  await expect(signInToPool(url, 'eu', 'ben@example.com', password)).rejects.toThrow('NotAuthorizedException')
  await signInToPool(url, 'eu', 'ben@example.com', 'Second-pass-2')
})

test('a sign-out of all sessions ends the refresh tokens of every browser', async () => {
  const sessions = [await newUser('cleo@example.com'), await signInToPool(url, 'eu', 'cleo@example.com', password)]
  await callUserPool(url, 'GlobalSignOut', { AccessToken: sessions[0]?.accessToken })
  for (const { refreshToken: RefreshToken } of sessions)
    await expect(callUserPool(url, 'GetTokensFromRefreshToken', { ClientId, RefreshToken })).rejects.toThrow(
      'NotAuthorizedException',
    )
})

test('no reset code goes to an address that was never confirmed, as Cognito refuses it', async () => {
  const Username = 'dan@example.com'
  const UserAttributes = [{ Name: 'email', Value: Username }]
  await callUserPool(url, 'SignUp', { ClientId, Username, Password: password, UserAttributes })
  await expect(callUserPool(url, 'ForgotPassword', { ClientId, Username })).rejects.toThrow('InvalidParameterException')
})
