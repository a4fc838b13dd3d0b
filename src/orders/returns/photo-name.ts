import { masterOfUrl } from '#platform/images/image-files.ts'

/** 'relato-…': the file name of a complaint photo. */
export const photoName = (url: string): string => masterOfUrl(url)?.name.replace(/\.webp$/, '') ?? ''
