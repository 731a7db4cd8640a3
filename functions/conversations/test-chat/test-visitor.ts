/** Who writes in test conversations, to the cap per visitor and day: the whole team is one. */
export const TEST_VISITOR = 'team'
