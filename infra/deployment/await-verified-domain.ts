import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { answerCloudFormation, type CheckRequest } from './answer-cloudformation.ts'

/** Waits until SES has verified a domain: what names its sender before that, as Cognito does, is refused. */
export const handler = (request: CheckRequest<{ readonly Domain: string }>): Promise<void> =>
  answerCloudFormation(request, async ({ Domain }) => {
    const { VerifiedForSendingStatus } = await new SESv2Client({}).send(
      new GetEmailIdentityCommand({ EmailIdentity: Domain }),
    )
    if (!VerifiedForSendingStatus)
      throw new Error(
        `SES has not verified ${Domain} yet. Its DKIM records (outputs of the stack "mail") must be in its DNS; then deploy again: nothing has to be undone.`,
      )
    return undefined
  })
