import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { documentedBlock } from './documented.ts'
import { findProgram } from './find-program.ts'
import { testWith } from './machine-programs.ts'

const unit = documentedBlock('systemd', 'ini')
const folder = mkdtempSync(join(tmpdir(), 'vitrina-unit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the documented unit is a template that restarts without limit, and its settings are separate lines', () => {
  for (const line of ['PORT=%i', 'DATA_DIR=/var/lib/vitrina/%i']) expect(unit).toContain(`Environment=${line}\n`)
  for (const line of [
    'StartLimitIntervalSec=0',
    'RestartSec=2',
    'Restart=on-failure',
    'RestartPreventExitStatus=78',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
  ])
    expect(unit.split('\n')).toContain(line)
})

testWith(['systemd-analyze'], 'the documented unit is what systemd understands', () => {
  const program = '/opt/vitrina/node_modules/.bin/node'
  expect(unit).toContain(`ExecStart=${program} `)
  // systemd checks that the program and the user exist.
  mkdirSync(join(folder, 'bin'))
  copyFileSync('/bin/true', join(folder, 'bin/node'))
  const own = unit.replace(program, join(folder, 'bin/node')).replace('User=vitrina', `User=${userInfo().username}`)
  const file = join(folder, 'vitrina@3001.service')
  const verify = (text: string) => {
    writeFileSync(file, text)
    const { stdout, stderr } = spawnSync(findProgram('systemd-analyze') as string, ['verify', '--man=no', file], {
      encoding: 'utf8',
    })
    // systemd-analyze checks the machine's own units as well; only its messages about this unit count.
    return (stdout + stderr).split('\n').filter((line) => line.includes('vitrina'))
  }
  expect(verify(own)).toEqual([])
  expect(verify(own.replace('RestartSec=2', 'RestartSecs=2')).join()).toContain('RestartSecs')
})
