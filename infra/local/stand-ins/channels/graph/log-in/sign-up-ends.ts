/** Steps of the WhatsApp sign-up at which people leave: https://developers.facebook.com/documentation/business-messaging/whatsapp/embedded-signup/errors */
export const signUpSteps = [
  'BUSINESS_ACCOUNT_SELECTION',
  'WABA_PHONE_PROFILE_PICKER',
  'WHATSAPP_BUSINESS_PROFILE_SETUP',
  'PHONE_NUMBER_SETUP',
  'PHONE_NUMBER_VERIFICATION',
] as const

export const finishes = ['FINISH', 'FINISH_ONLY_WABA', 'FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING'] as const
