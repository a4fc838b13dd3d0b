import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { cleanSvg, type SvgRefusalCode } from '#platform/images/clean-svg.ts'
import type { UploadRefusalCode } from '#platform/images/image-limits.ts'
import type { Shop } from '#platform/shop.ts'
import { type LogoFile, type LogoTone, logoValues } from '#settings/domain/shop-logo.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { SETTINGS_ENTITY, writeSection } from '#settings/use-cases/save-settings.ts'

const LOGO_WIDTH = 900

export type LogoRefusal =
  | Refusal<SvgRefusalCode | UploadRefusalCode | 'not-a-logo'>
  | Refusal<'changed-meanwhile'>

interface LogoEdit {
  readonly tone: LogoTone
  readonly upload: Uint8Array | null
  readonly version: number
  readonly actor: Actor
}

export async function saveLogo(
  shop: Shop,
  { tone, upload, version, actor }: LogoEdit,
): Promise<Ok<undefined> | LogoRefusal> {
  const file = upload ? await readLogo(shop, upload) : ok(null)
  if (!file.ok) return file
  const before = (await loadSettings(shop)).logo
  const at = shop.clock.now()
  const values = logoValues({ ...before, [tone]: file.value })
  const outcome = await commitUnlessRefused(shop.db, async (tx) => {
    if (!(await writeSection(tx, { section: 'logo', values, version, at })))
      return refuse('changed-meanwhile')
    const changes = { [`logo.${tone}`]: { from: before[tone] !== null, to: file.value !== null } }
    await recordChange(tx, { actor, ...SETTINGS_ENTITY, action: 'updated', changes, at })
    return ok()
  })
  if (outcome.ok) await shop.settings.refresh()
  return outcome
}

async function readLogo(shop: Shop, upload: Uint8Array): Promise<Ok<LogoFile> | LogoRefusal> {
  const start = Buffer.from(upload.subarray(0, 64)).toString('latin1')
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start)) {
    const cleaned = cleanSvg(Buffer.from(upload).toString('utf8'))
    if (!cleaned.ok) return cleaned
    const { svg, width, height } = cleaned.value
    return ok({ content: svg, width, height })
  }
  if (!start.startsWith('\x89PNG')) return refuse('not-a-logo')
  const developed = await shop.images.develop(upload)
  if (!developed.ok) return developed
  const { bytes, width, height } = developed.value
  const webp =
    width > LOGO_WIDTH
      ? await shop.images.render(bytes, { kind: 'sized', format: 'webp', width: LOGO_WIDTH })
      : bytes
  return ok({ content: `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`, width, height })
}
