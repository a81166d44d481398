// The chart of scripts/helm, rendered by the few words of Go's templates that it uses, so that the tests need no Helm.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import yaml from 'js-yaml';
import { root } from './run.mjs';

const chart = join(root, 'scripts/helm/frakto');
const textOf = (path) => readFileSync(join(chart, path), 'utf8');
const toYaml = (value) => yaml.dump(value, { lineWidth: -1 }).trimEnd();

/** Parses a template into texts and actions; an action with a body has its branches. */
function parse(text) {
  const tokens = text
    .replaceAll(/\s*\{\{-/g, '{{')
    .replaceAll(/-\}\}\s*/g, '}}')
    .split(/(\{\{.*?\}\})/s);
  const block = () => {
    const nodes = [];
    while (tokens.length > 0) {
      const token = tokens.shift();
      if (!token.startsWith('{{')) {
        nodes.push(token);
        continue;
      }
      const action = token.slice(2, -2).trim();
      if (action === 'end') return nodes;
      const [word] = action.split(' ');
      if (['if', 'with', 'range', 'define'].includes(word)) nodes.push({ word, action, body: block() });
      else nodes.push({ word: 'value', action });
    }
    return nodes;
  };
  return block();
}

function render(nodes, scope) {
  return nodes.map((node) => (typeof node === 'string' ? node : perform(node, scope))).join('');
}

function perform({ word, action, body }, scope) {
  const rest = action.replace(/^\w+ /, '');
  if (word === 'define') {
    scope.defined.set(JSON.parse(rest), body);
    return '';
  }
  if (word === 'value') return String(evaluate(action, scope));
  if (word === 'range') {
    const [, key, value, of] = /^(\$\w+), (\$\w+) := (.*)$/.exec(rest);
    const entries = Object.entries(evaluate(of, scope)).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return entries
      .map(([name, one]) =>
        render(body, { ...scope, variables: { ...scope.variables, [key]: name, [value]: one } }),
      )
      .join('');
  }
  const found = evaluate(rest, scope);
  const isEmpty = !found || (typeof found === 'object' && Object.keys(found).length === 0);
  if (isEmpty) return '';
  return render(body, word === 'with' ? { ...scope, dot: found } : scope);
}

function evaluate(pipe, scope) {
  const [first, ...steps] = pipe.split(' | ');
  let value = termOf(first, scope);
  for (const step of steps) {
    const [name, argument] = step.split(' ');
    if (name === 'quote') value = JSON.stringify(String(value));
    else if (name === 'sha256sum') value = createHash('sha256').update(value).digest('hex');
    else if (name === 'nindent')
      value = `\n${value}`.replaceAll(/\n(?=.)/g, `\n${' '.repeat(Number(argument))}`);
    else throw new Error(`Unknown word: ${name}`);
  }
  return value;
}

function termOf(text, scope) {
  const [name, argument, place] = text.split(' ');
  if (name === 'printf') {
    // A text with `%s` and its terms, those with words of their own in parentheses.
    const [, format, rest] = /^printf "([^"]*)" (.*)$/.exec(text);
    const terms = rest.match(/\([^)]*\)|\S+/g).map((term) => termOf(term.replaceAll(/[()]/g, ''), scope));
    return format.replaceAll('%s', () => String(terms.shift()));
  }
  if (name === 'toYaml') return toYaml(termOf(argument, scope));
  if (name === 'include') {
    assert.equal(place, '.');
    return render(scope.defined.get(JSON.parse(argument)), scope).trim();
  }
  const path = name.split('.');
  const start = path.shift();
  const from = start === '' ? scope.dot : start === '$' ? scope.root : scope.variables[start];
  return path.filter(Boolean).reduce((value, key) => {
    assert.ok(value && key in value, `${text} is no value of the chart`);
    return value[key];
  }, from);
}

/** What the chart makes of its values with some changed. */
function rendered(change = () => undefined) {
  const values = yaml.load(textOf('values.yaml'));
  change(values);
  const { version, appVersion } = yaml.load(textOf('Chart.yaml'));
  const dot = {
    Values: values,
    Release: { Name: 'prod', Service: 'Helm' },
    Chart: { Version: version, AppVersion: appVersion },
  };
  const scope = { dot, root: dot, variables: {}, defined: new Map() };
  render(parse(textOf('templates/_helpers.tpl')), scope);
  const documents = readdirSync(join(chart, 'templates'))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => yaml.loadAll(render(parse(textOf(`templates/${name}`)), scope)))
    .filter(Boolean);
  return (kind, name) => documents.find((one) => one.kind === kind && one.metadata.name === `prod-${name}`);
}

const includes = (labels, selector) => {
  for (const [name, value] of Object.entries(selector)) assert.equal(labels[name], value);
};

describe('the Helm chart', () => {
  it('has pods that its services, budgets and deployments select, and nobody else', () => {
    const find = rendered();
    const web = find('Deployment', 'web').spec;
    const worker = find('Deployment', 'worker').spec;
    includes(web.template.metadata.labels, web.selector.matchLabels);
    includes(web.template.metadata.labels, find('Service', 'web').spec.selector);
    includes(web.template.metadata.labels, find('PodDisruptionBudget', 'web').spec.selector.matchLabels);
    includes(worker.template.metadata.labels, worker.selector.matchLabels);
    const migrate = find('Job', 'migrate').spec.template.metadata.labels;
    for (const { labels } of [worker.template.metadata, { labels: migrate }])
      assert.throws(() => includes(labels, find('Service', 'web').spec.selector));
  });

  it('says the role, settings and secrets of each container by name, and probes the health port', () => {
    const find = rendered();
    for (const role of ['web', 'worker']) {
      const [container] = find('Deployment', role).spec.template.spec.containers;
      assert.deepEqual(container.env, [{ name: 'ROLE', value: role }]);
      assert.deepEqual(container.envFrom, [
        { configMapRef: { name: find('ConfigMap', 'settings').metadata.name } },
        { secretRef: { name: 'frakto' } },
      ]);
      const health = container.ports.find(({ name }) => name === 'health').containerPort;
      assert.equal(String(health), find('ConfigMap', 'settings').data.HEALTH_PORT);
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
        assert.equal(container[probe].httpGet.port, 'health');
      assert.equal(container.image, 'frakto:0.1.0');
    }
    assert.ok(find('Ingress', 'web').spec.rules[0].http.paths[0].backend.service.name === 'prod-web');
  });

  it('has settings that are texts, which the product knows', () => {
    const { data } = rendered()('ConfigMap', 'settings');
    const documented = readFileSync(join(root, 'api/docs/operations.md'), 'utf8');
    for (const [name, value] of Object.entries(data)) {
      assert.equal(typeof value, 'string');
      assert.match(documented, new RegExp(`^\\| \`${name}\``, 'm'));
    }
  });

  it('migrates by a program that is there, after the settings and before the pods', () => {
    const find = rendered();
    const job = find('Job', 'migrate');
    assert.deepEqual(job.spec.template.spec.containers[0].command, ['node', 'api/dist/cli/migrate.js']);
    readFileSync(join(root, 'api/src/cli/migrate.ts'));
    const weight = (one) => Number(one.metadata.annotations['helm.sh/hook-weight']);
    assert.ok(weight(find('ConfigMap', 'settings')) < weight(job));
  });

  it('makes other pods of other settings, and brings the former ones back with a rollback', () => {
    const sumOf = (change) =>
      ['web', 'worker'].map(
        (name) =>
          rendered(change)('Deployment', name).spec.template.metadata.annotations['checksum/settings'],
      );
    const [usual] = sumOf();
    assert.match(usual, /^[0-9a-f]{64}$/);
    assert.deepEqual(sumOf(), [usual, usual]);
    const changes = [
      (values) => Object.assign(values, { publicUrl: 'https://other.example' }),
      (values) => Object.assign(values.settings, { LOG_LEVEL: 'debug' }),
    ];
    for (const change of changes) assert.ok(!sumOf(change).includes(usual));
    const hooks = rendered()('ConfigMap', 'settings').metadata.annotations['helm.sh/hook'];
    assert.deepEqual(hooks.split(','), ['pre-install', 'pre-upgrade', 'pre-rollback']);
  });

  it('leaves out what is turned off', () => {
    const find = rendered((values) => {
      values.ingress.enabled = values.migrate.enabled = values.metrics.enabled = false;
      values.image.pullSecrets = [{ name: 'registry' }];
    });
    assert.equal(find('Ingress', 'web'), undefined);
    assert.equal(find('Job', 'migrate'), undefined);
    const { metadata, spec } = find('Deployment', 'web').spec.template;
    assert.equal(metadata.annotations['prometheus.io/scrape'], undefined);
    assert.deepEqual(spec.imagePullSecrets, [{ name: 'registry' }]);
  });
});
