import { createCookie } from 'react-router'

/** A cookie of this host that no script reads. */
export interface TextCookie {
  readonly name: string
  /** Null when the browser did not send it. */
  read(header: string | null): Promise<string | null>
  /** The `Set-Cookie` header. */
  set(value: string, lasting: { maxAge: number } | { expires: Date }): Promise<string>
  clear(): Promise<string>
}

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

/** React Router codes a value as JSON in base64; browsers carry ours as it is, so that coding is undone. */
const coding = {
  decode: (value: string) => Buffer.from(JSON.stringify(value)).toString('base64'),
  encode: (coded: string) => coded && String(JSON.parse(Buffer.from(coded, 'base64').toString())),
}

export function textCookie(siteUrl: string, name: string): TextCookie {
  const cookie = createCookie(name, {
    httpOnly: true,
    secure: isSecure(siteUrl),
    filter: (each) => each === name,
    ...coding,
  })
  return {
    name,
    read: (header) => cookie.parse(header),
    set: (value, lasting) => cookie.serialize(value, lasting),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  }
}

/** On https the browser itself then refuses the cookie from anything but a secure page of this host. */
export function hostCookieName(siteUrl: string, name: string): string {
  return isSecure(siteUrl) ? `__Host-${name}` : name
}
