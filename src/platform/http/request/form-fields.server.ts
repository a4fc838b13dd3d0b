import { z } from 'zod'
import { isUuid } from '#platform/domain/uuid.ts'

/** What was typed, as it was typed; empty where the form does not have the field. */
export const text = z.string().catch('')

/** An id. What is none names nothing: use cases find nobody under it, and refuse. */
export const idText = text.transform((typed) => (isUuid(typed) ? typed : NOBODY))
const NOBODY = '00000000-0000-4000-8000-000000000000'

export const textUpTo = (longest: number) => text.transform((typed) => typed.slice(0, longest))

/** A box that is ticked is sent, whatever its value; one that is not is absent. */
export const ticked = z
  .string()
  .optional()
  .catch('')
  .transform((value) => value !== undefined)

/** Whether the field holds this very value. */
export const sentAs = (value: string) =>
  z
    .enum([value])
    .optional()
    .catch(undefined)
    .transform((sent) => sent === value)

/** One of these; undefined where the form says nothing or something else. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices).optional().catch(undefined)

/** Browsers send an empty file where none was chosen. */
export const chosenFile = z
  .instanceof(File)
  .optional()
  .catch(undefined)
  .transform((file) => (file && file.size > 0 ? file : undefined))

/** The page behind a link of an e-mail: its token, which is never this long. */
export const tokenForm = z.object({ token: textUpTo(200) })

/** Digits, with a minus or not: what JavaScript takes for a number besides ('0x10', '1e3', '') nobody has typed into our forms. */
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,10}$/)
  .transform(Number)

/** For a field of a list; NaN where it is none. */
export const wholeNumberOf = (typed: string) => wholeNumber.catch(Number.NaN).parse(typed)

/** The largest that a column of whole numbers holds. */
const LARGEST = 2 ** 31 - 1

/** A version or a stock that a form saw. What is no such number was never seen: 0, which is always out of date. */
export const seenNumber = wholeNumber.pipe(z.number().min(1).max(LARGEST)).catch(0)

/** What a form saw that is saved over what it showed. A version that the owner read and chose to write over counts as seen. */
export const versionFields = { version: seenNumber, overVersion: z.union([z.undefined(), seenNumber]) }

export const seenVersionOf = ({ version, overVersion }: { version: number; overVersion?: number }) =>
  overVersion ?? version
