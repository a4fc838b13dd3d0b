import { fingerprint } from '#platform/domain/fingerprint.ts'

export const sharedKinds = ['product', 'post', 'collection'] as const
export type SharedKind = (typeof sharedKinds)[number]

export interface SharedWords {
  readonly title: string
  readonly shopName: string
}

/** Increment when the drawing changes, so that pictures are rendered again. */
const DRAWING = 1

const sharedPath = new RegExp(
  `^/media/og/(${sharedKinds.join('|')})/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.([a-z0-9-]{1,8})\\.jpg$`,
)

/** Hash of everything shown, so that a new name gets a new URL and bypasses caches. */
export const sharedMark = (imageUrl: string, { title, shopName }: SharedWords) =>
  fingerprint([DRAWING, imageUrl, title, shopName].join('\n'))

export const sharedPicturePath = (kind: SharedKind, id: string, mark: string) =>
  `/media/og/${kind}/${id}.${mark}.jpg`

export function parseSharedPicturePath(path: string) {
  const [, kind, id, mark] = sharedPath.exec(path) ?? []
  return kind && id && mark ? { kind: kind as SharedKind, id, mark } : undefined
}
