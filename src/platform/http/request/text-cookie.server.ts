import { createCookie } from 'react-router'

export interface TextCookie {
  readonly name: string
  read(header: string | null): Promise<string | null>
  set(value: string, lasting: { maxAge: number } | { expires: Date }): Promise<string>
  clear(): Promise<string>
}

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

/** Undoes React Router's JSON and base64 encoding, which our values do not need. */
const coding = {
  decode: (value: string) => Buffer.from(JSON.stringify(value)).toString('base64'),
  encode: (coded: string) => coded && String(JSON.parse(Buffer.from(coded, 'base64').toString())),
}

export function textCookie(siteUrl: string, name: string): TextCookie {
  const cookie = createCookie(name, {
    httpOnly: true,
    secure: isSecure(siteUrl),
    filter: (candidate) => candidate === name,
    ...coding,
  })
  return {
    name,
    read: (header) => cookie.parse(header),
    set: (value, lasting) => cookie.serialize(value, lasting),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  }
}

/** With https the `__Host-` prefix makes browsers accept the cookie only from this host's secure pages. */
export function hostCookieName(siteUrl: string, name: string): string {
  return isSecure(siteUrl) ? `__Host-${name}` : name
}
