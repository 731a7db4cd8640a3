import type { TestRegion } from '#test/support/handlers/start-region'

/** Makes the owner of an address a member of a workspace, as an accepted invitation would. */
export const addMember = ({ database }: TestRegion, workspaceId: string, email: string | undefined) =>
  database.send({
    constructor: { name: 'PutCommand' },
    input: {
      TableName: 'main',
      Item: {
        pk: `WS#${workspaceId}`,
        sk: `MEMBER#${email}`,
        uid: workspaceId,
        email,
        joinedAt: 1,
        kind: 'member',
      },
    },
  })
