import { z } from 'zod'
import { isUuid } from '#platform/domain/uuid.ts'

export const text = z.string().catch('')

/** Invalid ids become an id that does not exist, so use cases refuse them normally. */
export const idText = text.transform((typed) => (isUuid(typed) ? typed : NOBODY))
const NOBODY = '00000000-0000-4000-8000-000000000000'

export const textUpTo = (longest: number) => text.transform((typed) => typed.slice(0, longest))

export const ticked = z
  .string()
  .optional()
  .catch('')
  .transform((value) => value !== undefined)

export const sentAs = (value: string) =>
  z
    .enum([value])
    .optional()
    .catch(undefined)
    .transform((text) => text === value)

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices).optional().catch(undefined)

export const chosenFile = z
  .instanceof(File)
  .optional()
  .catch(undefined)
  .transform((file) => (file && file.size > 0 ? file : undefined))

export const tokenForm = z.object({ token: textUpTo(200) })

/** Rejects other JavaScript numbers such as '0x10', '1e3' and ''. */
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,10}$/)
  .transform(Number)

export const parseWholeNumber = (typed: string) => wholeNumber.catch(Number.NaN).parse(typed)

const LARGEST = 2 ** 31 - 1

/** Version or stock that the form showed. Invalid values become 0, which is always outdated. */
export const seenNumber = wholeNumber.pipe(z.number().min(1).max(LARGEST)).catch(0)

/** `overVersion` is set if the owner saw a conflict and chose to overwrite it. */
export const versionFields = { version: seenNumber, overVersion: z.union([z.undefined(), seenNumber]) }

export const chooseSeenVersion = ({ version, overVersion }: { version: number; overVersion?: number }) =>
  overVersion ?? version
