import { expect, test } from 'vitest'
import { Inventory, type Placed } from '#test/infra/inventory'
import { outputsRead } from './outputs-read.ts'
import { first, regionsOf } from './regions.ts'

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly Placed['Properties'][] }
}

/** What AWS alone names, and so can only be read from an output: user pools with their clients, and the gateways. */
const namedByAws =
  /: (PublishOutputRefPeople(Pool|Dashboard)\w+|UserPool(Client)?Id|LiveApiId|HttpApi[12]Id|TenantHost)$/

const isFamily = (item: unknown): boolean => [item].flat().every((it) => /^[A-Z]+#\*$/.test(String(it)))
const isFieldOrFields = (field: unknown): boolean => [field].flat().every((it) => /^[a-zA-Z]+$/.test(String(it)))

const flatText = (value: unknown): string => JSON.stringify(value)

/** Who may ask the user pools and decrypt secrets, and what is read from another stack. */
export const permissionsHold = (): void => {
  test('one function may ask the user pools whose tokens it accepts about one user, and one may list and delete the users of the region’s own', () => {
    const pool = (arn: { 'Fn::Join': [string, unknown[]] }) => JSON.stringify(arn)
    for (const [name, templates, { region }, all] of regionsOf()) {
      const inventory = new Inventory(templates)
      const asking = inventory
        .of('AWS::IAM::Role')
        .flatMap((role) =>
          (role.Properties.Policies ?? []).flatMap(
            (policy: { PolicyDocument: { Statement: Placed['Properties'][] } }) =>
              policy.PolicyDocument.Statement.filter(({ Action }) => JSON.stringify(Action).includes('cognito')).map(
                ({ Action, Resource }) => ({
                  of: String(role.Properties.Description).split(':')[0] ?? '',
                  Action,
                  arns: [Resource].flat().map(pool),
                }),
              ),
          ),
        )
        .toSorted((one: { of: string }, other: { of: string }) => one.of.localeCompare(other.of))
      expect(
        asking.map(({ of, Action }) => [of, Action]),
        name,
      ).toEqual([
        ['workspaces/api', 'cognito-idp:AdminGetUser'],
        [
          'workspaces/sign-in/delete-unconfirmed',
          ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser', 'cognito-idp:ListUsers'],
        ],
      ])
      expect(all.functions.length).toBeGreaterThan(1)
      const isSecond = name !== 'na alone, with nothing configured'
      expect(asking[0]?.arns, name).toHaveLength(isSecond ? 2 : 1)
      expect(asking[1]?.arns, name).toEqual([expect.stringContaining(`parley-${region}-data`)])
      for (const arn of asking[0]?.arns ?? []) expect(arn).toMatch(/:cognito-idp:.*:userpool\//)
      for (const arn of asking[0]?.arns ?? []) expect(arn).not.toContain('*')
    }
  })

  test('functions and rules name bus, table, secrets, key and sender by computed names: only what AWS names is read from another stack', () => {
    for (const [name, templates] of regionsOf()) {
      const running = Object.entries(templates).filter(([stack]) => /-(api|events|chat)(-|$)/.test(stack))
      expect(running.length, name).toBeGreaterThan(5)
      const read = new Set(running.flatMap(([, template]) => outputsRead(template)))
      expect(
        [...read].filter((output) => !namedByAws.test(output)),
        name,
      ).toEqual([])
      expect([...read].filter((output) => output.endsWith(': LiveApiId'))).toHaveLength(1)
    }
  })

  test('a function decrypts the secrets that it may read, through Secrets Manager, and nothing else', () => {
    const decrypting = new Inventory(first)
      .of('AWS::IAM::Role')
      .map(({ Properties }) =>
        (Properties.Policies ?? []).flatMap(({ PolicyDocument }: Policy) => PolicyDocument.Statement),
      )
      .filter((statements) => JSON.stringify(statements).includes('kms:ViaService'))
    expect(decrypting.length).toBeGreaterThan(5)
    for (const statements of decrypting) {
      const [decrypt] = statements.filter((it: Placed['Properties']) => JSON.stringify(it).includes('kms:ViaService'))
      const [read] = statements.filter(({ Action }: Placed['Properties']) => Action === 'secretsmanager:GetSecretValue')
      expect(decrypt.Action).toBe('kms:Decrypt')
      expect(decrypt.Condition.StringEquals).toEqual({ 'kms:ViaService': 'secretsmanager.eu-central-1.amazonaws.com' })
      const decrypted = [decrypt.Condition.StringLike['kms:EncryptionContext:SecretARN']].flat()
      expect(new Set(decrypted.map(flatText))).toEqual(new Set([read.Resource].flat().map(flatText)))
      for (const secret of [read.Resource].flat())
        expect(JSON.stringify(secret)).toMatch(/:secret:parley\/eu\/(tokens|providers|apps)-\?\?\?\?\?\?"/)
    }
  })

  test('a tenant’s secret is sealed and opened under the region’s key, for the items and fields that its function is granted', () => {
    const using = new Inventory(first)
      .of('AWS::IAM::Role')
      .flatMap(({ Properties }) =>
        (Properties.Policies ?? []).flatMap(({ PolicyDocument }: Policy) => PolicyDocument.Statement),
      )
      .filter((it: Placed['Properties']) => /"kms:(Encrypt|Decrypt)"/.test(JSON.stringify(it.Action)))
      .filter((it: Placed['Properties']) => !JSON.stringify(it).includes('kms:ViaService'))
    expect(using.length).toBeGreaterThan(0)
    for (const { Condition } of using)
      expect(Condition).toEqual({
        'ForAnyValue:StringEquals': { 'kms:ResourceAliases': ['alias/parley-eu-key'] },
        'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['workspaceId', 'item', 'field'] },
        Null: { 'kms:EncryptionContext:workspaceId': 'false' },
        StringLike: { 'kms:EncryptionContext:item': expect.toSatisfy(isFamily) },
        StringEquals: { 'kms:EncryptionContext:field': expect.toSatisfy(isFieldOrFields) },
      })
  })

  test('tenants of CloudFront are asked for as IAM knows them: made and listed without a resource, and changed only where a claim made them', () => {
    const about = new Inventory(first)
      .of('AWS::IAM::Role')
      .flatMap(({ Properties }) =>
        (Properties.Policies ?? []).flatMap(({ PolicyDocument }: Policy) => PolicyDocument.Statement),
      )
      .flatMap(({ Action, Resource, Condition }: Placed['Properties']) =>
        [Action].flat().map((action) => ({ action: String(action), resources: [Resource].flat(), Condition })),
      )
      .filter(({ action }) => action.startsWith('cloudfront:') && /Tenant|ManagedCertificate|Tag/.test(action))
    expect(new Set(about.map(({ action }) => action)).size).toBe(8)
    for (const { action, resources, Condition } of about) {
      // an action without a resource type is allowed on all resources or not at all (service authorization reference)
      if (/:(Create|List)/.test(action)) expect([action, resources]).toEqual([action, ['*']])
      else
        expect([action, ...resources.map(flatText)]).toEqual([
          action,
          expect.stringContaining(':distribution-tenant/*"'),
        ])
      if (/:(Create|Tag)/.test(action)) expect(Condition?.Null).toEqual({ 'aws:RequestTag/claim': 'false' })
      // the wildcard of all product subdomains has no claim
      if (/:(Update|Delete)/.test(action)) expect(Condition?.Null).toEqual({ 'aws:ResourceTag/claim': 'false' })
    }
  })
}
