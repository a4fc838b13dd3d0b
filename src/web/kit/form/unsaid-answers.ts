import type { FormAnswer } from './form-answer.ts'

/** Answers that came and nobody has said yet: their forms do, and the watcher of the frame where a form is gone. */
export const unsaidAnswers = new Set<FormAnswer>()
