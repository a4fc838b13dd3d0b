import { z } from 'zod'

/** Increment when older versions of the shop could not read the new format. */
export const FORMAT = 1

export const HEAD_PATH = 'shop.json'
export const MANIFEST_PATH = 'manifest.json'

export const headSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  migration: z.number().int().positive(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
})

/** Written last, so that a truncated file has no manifest. */
export const manifestSchema = z.object({
  fingerprints: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.number().int().min(0)),
})

export type BackupHead = z.infer<typeof headSchema>
export type BackupManifest = z.infer<typeof manifestSchema>
export type BackupTable = BackupHead['tables'][number]

export function tableKey({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`
}
