/** The visitor of all test conversations, for the cap per visitor and day. */
export const TEST_VISITOR = 'team'
