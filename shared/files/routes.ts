import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { MAX_CLIENT_PICTURE_BYTES, MAX_PICTURE_BYTES } from './pictures.ts'

const PictureBytes = z.number().int().min(1).max(MAX_PICTURE_BYTES)
/** A client's: 0.5 MB, as a company's logo in the onboarding (specification 2, section 5). */
const ClientPictureBytes = z.number().int().min(1).max(MAX_CLIENT_PICTURE_BYTES)
const UploadId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)
const WorkspaceId = z.string().max(40)
/** One PUT within 15 minutes, with these headers. */
const UploadAddress = z.object({ uploadId: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) })

export const files = contract({
  'GET /v2/me/picture-copy': {
    auth: 'self',
    summary:
      'The path of our copy of a picture at any URL, so that the signed-in user’s browser does not request it there: PNG, JPEG, GIF, WebP or ICO up to 5 MB. It lasts for a day at least; `not-found` if there is no such picture.',
    input: z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(2000) }),
    output: z.object({ path: z.string() }),
  },
  'POST /v2/agents/{agentId}/pictures/uploads': {
    auth: 'agent:write',
    summary: 'A URL to PUT one picture of exactly this size to within 15 minutes, with these headers.',
    input: z.strictObject({ agentId: AgentId, bytes: PictureBytes }),
    output: UploadAddress,
  },
  'POST /v2/agents/{agentId}/pictures': {
    auth: 'agent:write',
    rate: 'picture',
    summary:
      'Stores an uploaded picture under a public URL. Its type is read from its bytes: PNG, JPEG, GIF or WebP up to 5 MB.',
    input: z.strictObject({ agentId: AgentId, uploadId: UploadId }),
    output: z.object({ url: z.string() }),
  },
  'POST /rpc/uploadFile': {
    auth: 'agent:write',
    rate: 'picture',
    summary:
      'Stores a picture that the call carries in base64, or as a `data:` address, under a public URL: PNG, JPEG, GIF or WebP of at most 750 KB, as a call has 1 MB; larger ones go by `pictures/uploads`. A `temporary` one is deleted after two days. `targetPath` and `userId` are accepted and ignored.',
    input: z.strictObject({
      agentId: AgentId,
      base64Payload: z
        .string()
        .max(1_000_100)
        .regex(/^(?:data:[\w/+.-]{1,60};base64,)?[\w+/]+={0,2}$/),
      userId: z.string().max(40).optional(),
      targetPath: z.string().max(500).optional(),
      temporary: z.boolean().optional(),
    }),
    output: z.object({ data: z.object({ url: z.string() }) }),
  },
  'POST /v2/workspaces/{workspaceId}/pictures/uploads': {
    auth: 'workspace:write',
    summary:
      'A URL to PUT one picture of the workspace or its owner to, of exactly this size, within 15 minutes, with these headers.',
    input: z.strictObject({ workspaceId: WorkspaceId, bytes: PictureBytes }),
    output: UploadAddress,
  },
  'POST /v2/workspaces/{workspaceId}/pictures': {
    auth: 'workspace:write',
    rate: 'picture',
    summary:
      'Stores an uploaded picture under a public URL, for `workspacePhotoURL` or `photoURL`. Its type is read from its bytes: PNG, JPEG, GIF or WebP up to 5 MB. It is deleted after two days unless the record is saved with it, which gives it a new URL; then it lasts until the record shows another picture.',
    input: z.strictObject({ workspaceId: WorkspaceId, uploadId: UploadId }),
    output: z.object({ url: z.string() }),
  },
  'POST /portal/pictures/uploads': {
    auth: 'portal:person',
    summary: 'A URL to PUT one picture of a client of an agency to, of exactly this size, within 15 minutes.',
    input: z.strictObject({ bytes: ClientPictureBytes }),
    output: UploadAddress,
  },
  'POST /portal/pictures': {
    auth: 'portal:person',
    summary:
      'Stores a picture that this client uploaded under a public URL: PNG, JPEG, GIF or WebP up to 512 KiB. It is deleted after two days unless an account or an organisation is saved with it.',
    input: z.strictObject({ uploadId: UploadId }),
    output: z.object({ url: z.string() }),
  },
})
