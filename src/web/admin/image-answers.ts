import type { FormAnswer } from '#web/kit/form/form-answer.ts'

/** What the server says of one uploaded file. */
export type UploadAnswer =
  | { ok: true; productName: string; version: number }
  /** The sentence of the refusal; null for a surprise, which each page words in its own way. */
  | { ok: false; error: string | null }

/** What it says of a change to the images that are there. */
export type ImageAnswer = FormAnswer<{ version: number }>
