import type { FormAnswer } from './form-answer.ts'

/**
 * Answers not shown yet. Forms show their own answers; the frame's watcher shows those of forms that are
 * gone.
 */
export const unshownAnswers = new Set<FormAnswer>()
