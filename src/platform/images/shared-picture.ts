import { fingerprint } from '#platform/domain/fingerprint.ts'

/** What is shared with a picture of its own: the image of a candle, post or collection beside its name. */
export const sharedKinds = ['product', 'post', 'collection'] as const
export type SharedKind = (typeof sharedKinds)[number]

export interface SharedWords {
  readonly title: string
  readonly shopName: string
}

/** Raised when the drawing itself changes: what was drawn before is then drawn anew. */
const DRAWING = 1

const sharedPath = new RegExp(
  `^/media/og/(${sharedKinds.join('|')})/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.([a-z0-9-]{1,8})\\.jpg$`,
)

/** Of everything that the picture shows: another name is another address, which caches do not know. */
export const sharedMark = (imageUrl: string, { title, shopName }: SharedWords) =>
  fingerprint([DRAWING, imageUrl, title, shopName].join('\n'))

export const sharedPicturePath = (kind: SharedKind, id: string, mark: string) =>
  `/media/og/${kind}/${id}.${mark}.jpg`

export function parseSharedPicturePath(path: string) {
  const [, kind, id, mark] = sharedPath.exec(path) ?? []
  return kind && id && mark ? { kind: kind as SharedKind, id, mark } : undefined
}
