import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings, settingNames } from '#server/settings.ts';
import { importsOf, listSourceFiles, root } from '#test/source-files.ts';
import { isIgnored, readStages, type Stage } from './docker-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const projectFile = z.object({
  dependencies: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
});
const { dependencies, scripts } = projectFile.parse(JSON.parse(read('package.json')));
/** Read by Node. */
const OTHERS = ['NODE_ENV', 'NODE_OPTIONS'];

describe('the Dockerfile', () => {
  const stages = readStages(read('deploy/Dockerfile'));
  const stageOf = (name: string): Stage => stages.find((stage) => stage.name === name)!;
  /** What a stage copies, with the stages it's built on. */
  const copiedInto = (name: string): string[] => {
    const stage = stageOf(name);
    if (!stage) return [];
    const own = stage.instructions
      .filter((instruction) => instruction.name === 'COPY' && !instruction.words[0]?.startsWith('--from'))
      .flatMap(({ words }) => words.slice(0, -1));
    return [...copiedInto(stage.from), ...own];
  };

  test('takes the Node that package.json names', () => {
    const images = stages.map(({ from }) => from).filter((from) => !stageOf(from));
    assert.deepEqual(new Set(images), new Set([`node:${dependencies.node}-bookworm-slim`]));
  });

  test('copies files that exist and are not excluded, from the project and from earlier stages', () => {
    for (const [place, { name, instructions }] of stages.entries()) {
      for (const { words } of instructions.filter((instruction) => instruction.name === 'COPY')) {
        const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
        if (from !== undefined)
          assert.ok(
            stages.slice(0, place).some((before) => before.name === from),
            from,
          );
        else {
          for (const path of words.slice(0, -1)) {
            assert.ok(existsSync(join(root, path)), `${name}: ${path}`);
            assert.ok(path === '.' || !isIgnored(path, join(root, 'deploy/Dockerfile.dockerignore')), path);
          }
        }
      }
    }
  });

  test('copies into the server every file that it takes a digest of', () => {
    const sources = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    const digested = sources.flatMap((file) =>
      [...read(file).matchAll(/codeDigest\(\[([^\]]*)\]/g)].flatMap(
        ([, paths]) => paths!.match(/[^\s',]+/g)!,
      ),
    );
    assert.ok(digested.includes('lib'));
    const copied = copiedInto('server');
    for (const path of digested) assert.ok(copied.includes(path), `${path} is missing among ${copied}`);
  });

  for (const [name, folder] of [
    ['server', 'server'],
    ['builder', 'dataset'],
  ] as const) {
    test(`copies into the ${name} every folder that ${folder}/ needs`, () => {
      const sources = listSourceFiles().filter(
        (file) => file.startsWith(`${folder}/`) && !/\.test\.ts$|\/(testing|fixtures)\//.test(file),
      );
      const own = new Set(globSync('*/', { cwd: root }).map((path) => path.replace('/', '')));
      const needed = new Set(
        sources.flatMap(importsOf).flatMap(({ specifier, isTypeOnly }) => {
          const [top = ''] = specifier.split('/');
          return !isTypeOnly && own.has(top) && specifier.includes('/') ? [top] : [];
        }),
      );
      const copied = copiedInto(name);
      for (const top of needed) assert.ok(copied.includes(top), `${top} is missing among ${copied}`);
    });

    test(`runs the ${name} as an unprivileged user, by a file that it has`, () => {
      const { instructions } = stageOf(name);
      const last = (wanted: string) => instructions.findLast((each) => each.name === wanted)?.words.join(' ');
      assert.equal(last('USER'), 'node');
      const command: string[] = JSON.parse((name === 'server' ? last('CMD') : last('ENTRYPOINT')) ?? '[]');
      assert.ok(existsSync(join(root, command.at(-1) ?? '')));
      // As the project's own commands run it, so that what was measured is what runs.
      const script = scripts[name === 'server' ? 'start' : 'dataset']!.replace(/^exec /, '');
      assert.deepEqual(command.slice(0, 2), script.split(' ').slice(0, 2));
    });
  }

  test('leaves out no package that the server imports', () => {
    const removed = stageOf('server-packages').instructions.flatMap(({ words }) => words);
    const imported = listSourceFiles()
      .filter((file) => /^(server|lib)\//.test(file) && !/\.test\.ts$|\/(testing|fixtures)\//.test(file))
      .flatMap(importsOf)
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ specifier }) =>
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    const missing = imported.filter((name) =>
      removed.some((word) => name === word || name.startsWith(`${word}/`)),
    );
    assert.deepEqual(missing, []);
    assert.ok(removed.includes('maplibre-gl') && imported.includes('zod'));
  });

  test('asks the server for its health, at the port that it exposes', () => {
    const { instructions } = stages.at(-1)!;
    const words = (name: string) => instructions.find((each) => each.name === name)?.words.join(' ') ?? '';
    assert.equal(words('EXPOSE'), String(readSettings({}).port));
    assert.match(words('HEALTHCHECK'), new RegExp(`${readSettings({}).port}.*/healthz`));
  });
});

describe('the compose file', () => {
  const service = z.object({
    build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
    environment: z.record(z.string(), z.coerce.string()).default({}),
    volumes: z.array(z.string()).default([]),
    networks: z
      .union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.string() }))])
      .optional(),
    ports: z.array(z.string()).default([]),
    stop_grace_period: z.string().optional(),
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).optional(),
    restart: z.string().optional(),
    profiles: z.array(z.string()).default([]),
  });
  const compose = z.object({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
  });
  const { services, volumes } = compose.parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'));

  test('builds stages that the Dockerfile has, and mounts what exists', () => {
    const stages = readStages(read('deploy/Dockerfile')).map(({ name }) => name);
    for (const [name, { build, volumes: mounts }] of Object.entries(services)) {
      if (build) {
        assert.ok(existsSync(join(root, 'deploy', build.context, build.dockerfile)), name);
        assert.ok(stages.includes(build.target), build.target);
      }
      for (const mount of mounts) {
        const [source = ''] = mount.split(':');
        // The operator's own files.
        if (source === './sources') continue;
        assert.ok(source in volumes || existsSync(join(root, 'deploy', source)), mount);
      }
    }
  });

  test('gives two instances settings that the server takes, and the time that it may need to stop', () => {
    assert.equal(sites.length, 2);
    for (const [name, { environment, stop_grace_period: grace }] of sites) {
      const unknown = Object.keys(environment).filter((key) => ![...settingNames, ...OTHERS].includes(key));
      assert.deepEqual(unknown, [], name);
      assert.ok(Number.parseInt(grace ?? '0', 10) > readSettings(environment).stopSeconds);
    }
  });

  test('tells nginx the addresses and the port of its instances, and publishes nginx’s own', () => {
    const { port } = readSettings(sites[0]![1].environment);
    const given = sites.map(([, { networks }]) => {
      const { inside } = z.object({ inside: z.object({ ipv4_address: z.string() }) }).parse(networks);
      return `${inside.ipv4_address}:${port}`;
    });
    const known = [...read('deploy/compose-instances.conf').matchAll(/^server (\S+)/gm)].map(([, at]) => at);
    assert.deepEqual(known, given);
    const listened = /^listen (\d+)/m.exec(read('deploy/nginx/listen.conf'))?.[1];
    assert.deepEqual(services.nginx!.ports, [`${listened}:${listened}`]);
  });

  test('restarts anything that exits, without privileges and with only its mounts writable', () => {
    for (const [name, { restart, read_only: isReadOnly, cap_drop: dropped }] of Object.entries(services)) {
      if (services[name]!.profiles.length > 0) continue;
      assert.deepEqual([restart, isReadOnly, dropped], ['unless-stopped', true, ['ALL']], name);
    }
  });
});

describe('the systemd unit', () => {
  const text = read('deploy/fairway-atlas@.service');
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

  test('gives settings that the server takes, and the time that it may need to stop', () => {
    const environment = Object.fromEntries(
      valuesOf('Environment').map((pair) => {
        const [name = '', ...rest] = pair.split('=');
        return [name, rest.join('=').replaceAll('%i', '3001')];
      }),
    );
    const unknown = Object.keys(environment).filter((name) => ![...settingNames, ...OTHERS].includes(name));
    assert.deepEqual(unknown, []);
    assert.equal(readSettings(environment).port, 3001);
    assert.ok(Number(valuesOf('TimeoutStopSec')[0]) > readSettings(environment).stopSeconds);
  });

  test('starts the server by its file, on the Node from the packages', () => {
    const [folder] = valuesOf('WorkingDirectory');
    const [node = '', ...words] = valuesOf('ExecStart')[0]!.split(' ');
    const file = words.pop()!;
    assert.equal(node, `${folder}/node_modules/node/bin/node`);
    assert.ok(words.length > 0);
    for (const option of words) assert.ok(scripts.start?.split(' ').includes(option), option);
    assert.ok(existsSync(join(root, file)));
    assert.ok(existsSync(join(root, node.slice(`${folder}/`.length))));
  });
});

test('the ledger of ids is backed up to a file for the day', () => {
  const [, script = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(read('deploy/fairway-atlas-ids.service'))!;
  const said = script.replace('exec /usr/bin/rsync', 'echo').replaceAll('%%', '%');
  const env = { ...process.env, IDS_FILE: '/data/ids.ndjson', IDS_TARGET: 'files.example:ids' };
  const { stdout } = spawnSync('/bin/sh', ['-c', said], { env, encoding: 'utf8' });
  assert.match(stdout, / \/data\/ids\.ndjson files\.example:ids\/ids-\d{4}-\d{2}-\d{2}\.ndjson\n$/);
});
