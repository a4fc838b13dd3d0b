/** The answers that their forms have told of: see `OrphanedAnswers`, which tells of the others. */
export const saidAnswers = new WeakSet<object>()
