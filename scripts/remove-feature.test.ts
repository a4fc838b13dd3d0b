import { describe, expect, test } from 'vitest'
import { isList, isOwnFile, routeNames, withoutFeature } from './remove-feature.ts'

test('route names come from the manifest', () => {
  const manifest = `export const routes = {
  quiz: {
    module: 'catalogue/quiz/route.tsx',
  },
  quizShare: { module: 'catalogue/quiz/share-route.ts', frame: 'none' },
} as const satisfies Routes

export const menu = [
  { page: 'quiz' },
]
`
  expect(routeNames(manifest)).toEqual(['quiz', 'quizShare'])
  expect(routeNames('export const menu = []\n')).toEqual([])
})

test('a feature owns its folder and the tests with its name', () => {
  const own = [
    'src/catalogue/quiz/module.ts',
    'tests/browser/quiz.phone.spec.ts',
    'tests/request/quiz-links.test.ts',
  ]
  const others = [
    'src/catalogue/quizzes/module.ts',
    'tests/browser/quizzes.spec.ts',
    'tests/support/quiz/data.ts',
  ]
  expect([...own, ...others].filter((file) => isOwnFile(file, 'catalogue/quiz'))).toEqual(own)
})

test('lists are addresses, the composition root, demo data and tests', () => {
  const lists = [
    'src/addresses.ts',
    'src/app/route-table.ts',
    'src/demo/loader/seed.ts',
    'lab/fuzz/targets.ts',
  ]
  const others = ['src/catalogue/search/storefront/route.tsx', 'src/ui/styles/shop.css', 'scripts/dev.ts']
  expect([...lists, ...others].filter(isList)).toEqual(lists)
})

describe('the text of a list without a feature', () => {
  const rest = (text: string, file = 'src/app/list.tsx') =>
    withoutFeature({ file, text }, 'catalogue/quiz', ['quiz', 'quizShare'])

  test('has none of its imports and of the lines with their names', () => {
    const text = `import { routes as kits } from '#catalogue/kits/module.ts'
import {
  QuizInvitation,
  type QuizAnswer as Answer,
} from '#catalogue/quiz/invitation.tsx'
import * as quiz from '#catalogue/quiz/module.server.ts'

const quizzes = 'quiz'
export const tables = {
  ...kits,
  ...quiz.routes,
}
export const parts = [
  <QuizInvitation key="quiz" />,
]`
    expect(rest(text)).toEqual({
      removed: 7,
      text: `import { routes as kits } from '#catalogue/kits/module.ts'

const quizzes = 'quiz'
export const tables = {
  ...kits,
}
export const parts = [
]`,
    })
  })

  test('has no links to its pages, no names of its routes and no files of its folder', () => {
    const text = `  { to: pathTo('home') },
  { to: pathTo('quiz'), part: 'quiz' },
  'quizShare',
  import('#catalogue/quiz/later.tsx'),
@import "../catalogue/quiz/styles.css" layer(shop);
  if (part === 'quiz') return`
    expect(rest(text)).toEqual({
      removed: 4,
      text: "  { to: pathTo('home') },\n  if (part === 'quiz') return",
    })
  })

  test('has no entry of its routes in addresses and in the tables of tests', () => {
    const text = `  home: '/',
  quiz: '/descobrir',
  quizzes: '/',`
    expect(rest(text, 'src/addresses.ts').removed).toBe(1)
    expect(rest(text, 'tests/request/authorisation.test.ts').removed).toBe(1)
    expect(rest(text).removed).toBe(0)
  })

  test('loses an entry of several lines as a whole', () => {
    const text = `  home: {
    path: '/',
  },
  quiz: {
    path: '/descobrir',
    hidden: {
      part: 'form',
    },
  },
  cart: {`
    expect(rest(text, 'tests/browser/pages.spec.ts').text).toBe("  home: {\n    path: '/',\n  },\n  cart: {")
  })

  test('leaves a short list without its entry', () => {
    const imports = "import { quizFiles } from '#catalogue/quiz/module.ts'\n"
    const list = (entries: string) => `export const files: readonly File[] = [${entries}]`
    expect(rest(imports + list('...quizFiles')).text).toBe(list(''))
    expect(rest(imports + list('...feedFiles, ...quizFiles')).text).toBe(list('...feedFiles'))
  })
})
