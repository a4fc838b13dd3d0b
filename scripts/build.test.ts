import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { refuseUnbuildable } from './build.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

test('finds the project’s tools without a PATH', () => {
  expect(() => refuseUnbuildable(projectRoot)).not.toThrow()
})

test('a missing build tool is reported with the command that installs it', () => {
  expect(() => refuseUnbuildable(folder)).toThrow('npm install && npm run build')
})

test('a folder that cannot be written to is named', () => {
  const tools = join(folder, 'node_modules', '@react-router', 'dev')
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'bin.cjs'), '')
  writeFileSync(join(folder, 'build'), 'not a folder')
  expect(() => refuseUnbuildable(folder)).toThrow(`${join(folder, 'build')} are missing`)
})
