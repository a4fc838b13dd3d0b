import type { Ok, Refusal } from '#platform/domain/result.ts'
import type { Rendition } from './image-files.ts'
import type { UploadRefusalCode } from './image-limits.ts'

/** Normalised: upright, sRGB, WebP, at most MASTER_MAX_WIDTH wide, without metadata. */
export interface MasterImage {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** 'waiting' (a browser waits) goes before 'ahead' (precomputed). */
export type Urgency = 'waiting' | 'ahead'

export interface BrandDrawing {
  readonly logo: Uint8Array | null
  readonly text: string
  readonly paper: string
  readonly ink: string
  readonly width: number
  readonly height: number
  readonly share: number
}

export interface ImageProcessor {
  drawBrand(drawing: BrandDrawing): Promise<Uint8Array>
  develop(upload: Uint8Array): Promise<Ok<MasterImage> | Refusal<UploadRefusalCode>>
  render(master: Uint8Array, rendition: Rendition, urgency?: Urgency): Promise<Uint8Array>
}
