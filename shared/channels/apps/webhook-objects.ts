/** What an app at Meta can have a webhook for, of what concerns channels. Apart from the schemas, so that browsers need not load them. */
export const webhookObjects = ['whatsapp_business_account', 'page', 'instagram'] as const
