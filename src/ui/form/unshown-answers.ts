import type { FormAnswer } from './form-answer.ts'

/** Answers that came and nobody has shown yet: their forms do, and the watcher of the frame where a form is gone. */
export const unshownAnswers = new Set<FormAnswer>()
