import type { FormAnswer } from '#ui/form/form-answer.ts'

export type UploadAnswer =
  | { ok: true; productName: string; version: number }
  /** Refusal message; null for an unexpected error, which each page words itself. */
  | { ok: false; error: string | null }

/** Carries the product's new version, which an open product form must follow. */
export type ImageAnswer = FormAnswer<{ version: number }>
