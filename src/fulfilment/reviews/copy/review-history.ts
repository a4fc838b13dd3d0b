import type { ReviewStatus } from '#fulfilment/reviews/domain/review.ts'
import { refusalReasonLabels } from './reviews.ts'

const statuses: Record<ReviewStatus, string> = {
  waiting: 'À espera',
  published: 'Publicada',
  refused: 'Recusada',
}

const words: Readonly<Record<string, string>> = { ...statuses, ...refusalReasonLabels }

export const reviewHistory = {
  actions: {
    published: 'Avaliação publicada',
    refused: 'Avaliação recusada',
    answered: 'Avaliação respondida',
  },
  fields: { status: 'Avaliação' },
  show: (_field: string, value: unknown): string | undefined => words[String(value)],
}
