import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { EmptyState } from '../../components/EmptyState/EmptyState.js';
import { NumberField } from '../../components/NumberField/NumberField.js';
import { Select } from '../../components/Select/Select.js';
import { TextField } from '../../components/TextField/TextField.js';
import { StateSheet } from '../../stories/StateSheet.js';
import { drive } from '../../testing/index.js';
import type { RowContext, RowFields } from './EditedRow.js';
import { RowField } from './RowField.js';
import { RowsEditor, type RowsEditorProps } from './RowsEditor.js';
import { rowsEditorGuide } from './RowsEditor.guide.js';

interface Rule {
  id: string;
  protocol: string;
  ports: string;
  source: string;
}

const rule = (id: string, ports = '', source = ''): Rule => ({ id, protocol: 'tcp', ports, source });

let lastId = 0;
const newId = (): string => {
  lastId += 1;
  return `new-${lastId}`;
};

/** How often the fields of a row were rendered, for the story that counts. */
const renders = new Map<string, number>();

function RuleFields({ row, context }: { row: Rule; context: RowContext<Rule> }) {
  const { errors, change } = context;
  renders.set(row.id, (renders.get(row.id) ?? 0) + 1);
  return (
    <>
      <RowField width="short">
        <Select
          label="Protocol"
          options={['tcp', 'udp', 'icmp'].map((id) => ({ id, label: id.toUpperCase() }))}
          value={row.protocol}
          onChange={(protocol) => change({ protocol })}
        />
      </RowField>
      <RowField width="short">
        <TextField label="Ports" value={row.ports} error={errors['ports']} onChange={(ports) => change({ ports })} />
      </RowField>
      <RowField>
        <TextField label="From" value={row.source} onChange={(source) => change({ source })} />
      </RowField>
    </>
  );
}

const ruleFields: RowFields<Rule> = (row, context) => <RuleFields row={row} context={context} />;

const summaryOf = ({ protocol, ports, source }: Rule): string =>
  ports === '' ? '' : `${protocol.toUpperCase()} ${ports}, ${source || 'anywhere'}`;

type Options = Omit<RowsEditorProps<Rule>, 'onChange'>;

/** A page that keeps the rows. */
function Rules({ rows: first, ...options }: Options) {
  const [rows, setRows] = useState(first);
  return <RowsEditor {...options} rows={rows} onChange={setRows} />;
}

const meta = {
  title: 'Compositions/RowsEditor',
  component: RowsEditor<Rule>,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: rowsEditorGuide,
  },
  args: {
    label: 'Rules',
    rowName: (number) => `rule ${number}`,
    rows: [rule('a', '22', '203.0.113.0/24'), rule('b', '80'), rule('c', '443')],
    onChange: () => undefined,
    createRow: () => rule(newId()),
    duplicateRow: (row) => ({ ...row, id: newId() }),
    reorderable: true,
    look: 'card',
    summaryOf,
    addLabel: 'Add rule',
    empty: <EmptyState>No rules yet: nothing gets in.</EmptyState>,
    children: ruleFields,
  },
  render: (args) => <Rules {...args} />,
} satisfies Meta<typeof RowsEditor<Rule>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

/** All by its driver: each change is announced, and the focus goes along. */
export const Worked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const editor = drive(userEvent, { root: canvasElement }).rowsEditor('Rules');
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(editor.names()).toEqual([
      'Rule 1: TCP 22, 203.0.113.0/24',
      'Rule 2: TCP 80, anywhere',
      'Rule 3: TCP 443, anywhere',
    ]);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-posinset', '3');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-setsize', '3');

    await editor.moveUp(3);
    await waitFor(() => expect(button('Move rule 2 up')).toHaveFocus());
    await expect(editor.announced()).toBe('Moved to place 2');
    await editor.moveUp(2);
    await waitFor(() => expect(button('Move rule 1 up')).toHaveFocus());
    await expect(editor.names()[0]).toBe('Rule 1: TCP 443, anywhere');
    await expect(() => editor.moveUp(1)).rejects.toThrow('"Move rule 1 up" is disabled: It is the first.');
    await expect(() => editor.moveDown(3)).rejects.toThrow('It is the last');

    await editor.add('Add rule');
    await expect(editor.count()).toBe(4);
    await waitFor(() => expect(editor.row(4)).toContainElement(document.activeElement as HTMLElement));
    await expect(document.activeElement).toHaveAccessibleName(/Protocol/);
    await expect(editor.announced()).toBe('Rule 4 added');
    await drive(userEvent, { root: editor.row(4) })
      .textField('Ports')
      .type('8080');
    await expect(editor.names()[3]).toBe('Rule 4: TCP 8080, anywhere');

    await editor.duplicate(1);
    await expect(editor.names().slice(0, 2)).toEqual(['Rule 1: TCP 443, anywhere', 'Rule 2: TCP 443, anywhere']);
    await waitFor(() => expect(editor.row(2)).toContainElement(document.activeElement as HTMLElement));

    await editor.remove(5);
    await waitFor(() => expect(button('Remove rule 4')).toHaveFocus());
    await expect(editor.announced()).toBe('Rule 5 removed');
    for (let left = 4; left > 0; left -= 1) await editor.remove(1);
    await canvas.findByText('No rules yet: nothing gets in.');
    await waitFor(() => expect(button('Add rule')).toHaveFocus());
  },
};

/** The new rows come a render later than the press: the focus waits for them. */
export const RowsThatComeLater: Story = {
  render: function Later(args) {
    const [rows, setRows] = useState(args.rows);
    const [, rerender] = useState(0);
    return (
      <RowsEditor
        {...args}
        rows={rows}
        onChange={(next) => {
          rerender((count) => count + 1);
          setTimeout(() => setRows(next), 60);
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const editor = drive(userEvent, { root: canvasElement }).rowsEditor('Rules');
    await editor.moveDown(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move rule 2 down' })).toHaveFocus());
    await expect(editor.names()[1]).toBe('Rule 2: TCP 22, 203.0.113.0/24');
    await editor.remove(3);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove rule 3' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove rule 2' })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move rule 1 down' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move rule 2 down' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move rule 3 down' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Move rule 3 down' })).toHaveAccessibleDescription(
      'It is the last',
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove rule 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove rule 2' })).toHaveFocus());
  },
};

interface Origin {
  id: string;
  url: string;
}

function Origins(options: Pick<RowsEditorProps<Origin>, 'rows' | 'reorderable' | 'minRows' | 'maxRows' | 'errorOf'>) {
  const [rows, setRows] = useState(options.rows);
  return (
    <RowsEditor
      {...options}
      label="Allowed origins"
      rowName={(number) => `origin ${number}`}
      rows={rows}
      onChange={setRows}
      createRow={() => ({ id: newId(), url: '' })}
      addLabel="Add origin"
      renderActions={({ add, replace, disabledReason }) => (
        <>
          <Button
            variant="quiet"
            disabledReason={disabledReason}
            onClick={() => add(['one', 'two'].map((name) => ({ id: newId(), url: `https://${name}.example` })))}
          >
            Add two
          </Button>
          <Button variant="quiet" onClick={() => replace([])}>
            Remove all
          </Button>
        </>
      )}
      empty="None: a browser reads the bucket from no web page."
    >
      {(row, { index, change }) => (
        <RowField>
          <TextField label={`Origin ${index + 1}`} value={row.url} onChange={(url) => change({ url })} monospace />
        </RowField>
      )}
    </RowsEditor>
  );
}

const origins = ['https://shop.example', 'https://*.shop.example'].map((url, at) => ({ id: `${at}`, url }));

export const Lines: Story = {
  render: () => <Origins rows={origins} minRows={1} maxRows={4} />,
  play: async ({ canvas, canvasElement }) => {
    const ui = drive(userEvent, { root: canvasElement });
    const editor = ui.rowsEditor('Allowed origins');
    await userEvent.click(canvas.getByRole('button', { name: 'Add two' }));
    await expect(editor.announced()).toBe('2 rows added');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Origin 3' })).toHaveFocus());
    await expect(() => editor.add('Add origin')).rejects.toThrow('There can be at most 4');
    await expect(() => editor.add('Add two')).rejects.toThrow('There can be at most 4');
    for (let left = 4; left > 1; left -= 1) await editor.remove(left);
    await expect(() => editor.remove(1)).rejects.toThrow('There must be at least 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(editor.announced()).toBe('There must be at least 1');
    await expect(editor.count()).toBe(1);
  },
};

/** A caller's buttons add no more than there is room for, and may empty the rows. */
export const OfTheCaller: Story = {
  render: () => <Origins rows={origins} maxRows={3} />,
  play: async ({ canvas, canvasElement }) => {
    const editor = drive(userEvent, { root: canvasElement }).rowsEditor('Allowed origins');
    await userEvent.click(canvas.getByRole('button', { name: 'Add two' }));
    await expect(editor.count()).toBe(3);
    await expect(editor.announced()).toBe('Origin 3 added. There can be at most 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(editor.count()).toBe(0);
    await expect(editor.announced()).toBe('3 rows removed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add origin' })).toHaveFocus());
  },
};

/** Each change is made to what the one before it has left, though nothing was rendered in between. */
export const SeveralAtOnce: Story = {
  render: function Several(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <RowsEditor
        {...args}
        rows={rows}
        onChange={setRows}
        renderActions={({ add }) => (
          <Button
            onClick={() => {
              add([rule(newId(), '25')]);
              add([rule(newId(), '53')]);
            }}
          >
            Mail and names
          </Button>
        )}
      >
        {(row, { change }) => (
          <RowField>
            <TextField label="Ports" value={row.ports} onChange={(ports) => change({ ports })} />
            <Button
              onClick={() => {
                change({ ports: '8080' });
                change({ source: '192.0.2.1' });
              }}
            >
              Proxy
            </Button>
          </RowField>
        )}
      </RowsEditor>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const editor = drive(userEvent, { root: canvasElement }).rowsEditor('Rules');
    await userEvent.click(canvas.getByRole('button', { name: 'Mail and names' }));
    await waitFor(() => expect(editor.count()).toBe(5));
    await expect(editor.names().slice(3)).toEqual(['Rule 4: TCP 25, anywhere', 'Rule 5: TCP 53, anywhere']);
    await userEvent.click(within(editor.row(2)).getByRole('button', { name: 'Proxy' }));
    await waitFor(() => expect(editor.names()[1]).toBe('Rule 2: TCP 8080, 192.0.2.1'));
  },
};

export const Empty: Story = { args: { rows: [] } };

export const EmptyLines: Story = { render: () => <Origins rows={[]} /> };

/** An error of a field, one of a row, and a finding. The description of a row's group says what is below it. */
export const Wrong: Story = {
  args: {
    fieldErrorsOf: (_, index) => ({ ports: index === 0 ? 'Enter the lower port first' : undefined }),
    errorOf: (_, index) => (index === 1 ? 'It says nothing that rule 1 does not' : undefined),
    findingOf: (_, index) => (index === 2 ? 'Has no effect: rule 2 lets all of it through already' : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Rule 2/ })).toHaveAccessibleDescription(/rule 1 does not/);
    await expect(canvas.getByRole('group', { name: /^Rule 3/ })).toHaveAccessibleDescription(/^Has no effect/);
    await expect(canvas.getAllByRole('textbox', { name: 'Ports' })[0]).toHaveAccessibleDescription(/lower port first/);
  },
};

const thousand = Array.from({ length: 1000 }, (_, index) => rule(`${index}`, `${1000 + index}`));

/** Only rows near the viewport are in the document, and only the row that changes is rendered again. */
export const ThousandRows: Story = {
  args: {
    rows: thousand,
    actionsAt: 'start',
    addAnotherLabel: 'Add another rule',
    fieldErrorsOf: (_, index) => ({ ports: index === 700 ? 'Enter the lower port first' : undefined }),
  },
  play: async ({ canvas, canvasElement }) => {
    const editor = drive(userEvent, { root: canvasElement }).rowsEditor('Rules');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(100));
    await expect(editor.count()).toBe(1000);
    // What is wrong is there, wherever it is.
    const wrong = editor.row(701);
    await expect(wrong).toHaveTextContent('Enter the lower port first');
    renders.clear();
    await drive(userEvent, { root: editor.row(2) })
      .textField('Ports')
      .type('9');
    await expect([...renders.keys()]).toEqual(['1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add another rule' }));
    await waitFor(() => expect(editor.row(1001)).toContainElement(document.activeElement as HTMLElement));
    // What somebody has typed in stays, however far away.
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(160));
    await expect(editor.row(2)).toBeInTheDocument();
    // Rows that were there before are not rendered again, but for the one that was the last.
    await expect([...renders.keys()].filter((id) => Number(id) < 900)).toEqual(['1']);
    // No row begins anew where another one is removed: a text in it that is no value yet would be lost.
    await userEvent.click(within(editor.row(1)).getByRole('button', { name: 'Remove rule 1' }));
    await waitFor(() => expect(editor.count()).toBe(1000));
    await expect(editor.row(700)).toBe(wrong);
  },
};

/** A caller whose children are another function each time is right as well, only slower. */
export const FreshChildren: Story = {
  render: function Fresh(args) {
    const [unit, setUnit] = useState('MB');
    const children = useCallback<RowFields<Rule>>(
      (row, { change }) => (
        <RowField>
          <NumberField
            label={`Size in ${unit}`}
            value={Number(row.ports)}
            onChange={(value) => change({ ports: String(value ?? '') })}
          />
        </RowField>
      ),
      [unit],
    );
    return (
      <>
        <Button onClick={() => setUnit('GB')}>In GB</Button>
        <Rules {...args}>{children}</Rules>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In GB' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Size in GB' })).toHaveLength(3);
  },
};

export const RightToLeft: Story = {
  args: { rows: [rule('a', '22', '203.0.113.0/24'), rule('b', '80')] },
  render: (args) => (
    <div dir="rtl">
      <Rules {...args} />
      <Origins rows={origins} reorderable />
    </div>
  ),
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Rules {...args} />
      <Origins rows={origins} reorderable />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('div');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      cell={320}
      states={['rest', 'hover', 'focus', 'disabled']}
      rows={{
        card: ({ disabled }) => (
          <Rules {...args} rows={[rule('a', '22')]} minRows={disabled ? 1 : 0} maxRows={disabled ? 1 : 9} />
        ),
        line: ({ disabled }) => (
          <Origins rows={origins.slice(0, 1)} minRows={disabled ? 1 : 0} maxRows={disabled ? 1 : 9} />
        ),
      }}
    />
  ),
};

export const Sheet: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Rules {...args} {...Wrong.args} />
      <Origins
        rows={origins}
        reorderable
        errorOf={(_, index) => (index === 1 ? 'Another row says the same' : undefined)}
      />
      <Rules {...args} rows={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Allowed origins' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
  },
};
