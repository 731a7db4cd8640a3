/**
 * The number or its business cannot send: not authenticated (0), access denied (131005), locked or blocked for a violation (131031,
 * 368), no way to pay (131042), a name or certificate that is not approved (131037, 131045), not registered (133010).
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes
 */
export const ACCOUNT_CODES: readonly (number | undefined)[] = [0, 368, 131005, 131031, 131037, 131042, 131045, 133010]
