/**
 * To whom answers go, in the field of both of SES's calls; without it answers go to the sender. Only one plain address (RFC 5321, ASCII) is
 * passed on: a line break would begin a header of its own, and a comma or angle brackets would name another receiver.
 */
export const replyToOf = (address: string | undefined): { readonly ReplyToAddresses?: string[] } =>
  address !== undefined && address.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i.test(address)
    ? { ReplyToAddresses: [address] }
    : {}
