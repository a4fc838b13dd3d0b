import { useState } from 'react'

interface AvatarProps {
  name: string
  email?: string
  url?: string | null
  large?: boolean
}

/** Decorative: the name must be shown next to it. */
export function Avatar({ name, email = '', url, large = false }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const showImage = url && brokenUrl !== url
  return (
    <span className={large ? 'avatar avatar--xl' : 'avatar'} aria-hidden="true">
      {showImage ? (
        <img
          src={url}
          alt=""
          width="112"
          height="112"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        buildInitials(name, email)
      )}
    </span>
  )
}

export function buildInitials(name: string, email: string): string {
  const words = (name.trim() || email.split('@')[0] || '?').split(/[\s._-]+/).filter(Boolean)
  const [first = '?'] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase('pt-BR')
}
