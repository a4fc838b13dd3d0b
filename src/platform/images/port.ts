import type { Ok, Refusal } from '#platform/domain/result.ts'
import type { Rendition } from './image-files.ts'
import type { UploadRefusalCode } from './image-limits.ts'

/** An image as the shop keeps it: upright, sRGB, WebP, at most MASTER_MAX_WIDTH wide, nothing but pixels. */
export interface MasterImage {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** Whom a rendition is made for: a browser that waits goes before work that is done ahead of time. */
export type Urgency = 'waiting' | 'ahead'

export interface ImageProcessor {
  /** Makes a master of bytes that nobody vouches for. */
  develop(upload: Uint8Array): Promise<Ok<MasterImage> | Refusal<UploadRefusalCode>>
  /** A width beyond the master's gives the master's own. */
  render(master: Uint8Array, rendition: Rendition, urgency?: Urgency): Promise<Uint8Array>
}
