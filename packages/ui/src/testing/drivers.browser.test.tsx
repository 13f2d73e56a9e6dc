import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button.js';
import { ComboBox } from '../components/ComboBox/ComboBox.js';
import { Dialog } from '../components/Dialog/Dialog.js';
import { FileDropZone } from '../components/FileDropZone/FileDropZone.js';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.js';
import { Popover } from '../components/Popover/Popover.js';
import { PortalProvider } from '../components/PortalProvider/PortalProvider.js';
import { Select } from '../components/Select/Select.js';
import { Tabs } from '../components/Tabs/Tabs.js';
import { mounted } from '../internal/fixtures.js';
import { drive } from './index.js';

const options = [
  { id: 'tll', label: 'Tallinn' },
  { id: 'jkt', label: 'Jakarta' },
];

test('drivers work what is in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const place = shadow.appendChild(document.createElement('div'));
  const overlays = shadow.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <PortalProvider container={overlays}>
      <Select label="Location" options={options} />
      <ComboBox label="City" options={options} />
      <MultiSelect label="Cities" options={options} />
      <FileDropZone label="Disk" maxSize={1} onFiles={() => undefined} />
      <Tabs
        label="Parts"
        items={[
          { id: 'a', label: 'First', content: 'one' },
          { id: 'b', label: 'Second', content: 'two' },
        ]}
      />
      <Popover heading="Columns" trigger={<Button>Columns</Button>}>
        Which
      </Popover>
    </PortalProvider>,
  );
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  const ui = drive(userEvent, { root: place });
  await ui.select('Location').choose('Jakarta');
  expect(ui.select('Location').value()).toBe('Jakarta');
  await ui.comboBox('City').choose('Tallinn');
  expect(ui.comboBox('City').value()).toBe('Tallinn');
  await ui.multiSelect('Cities').choose('Tallinn', 'Jakarta');
  await ui.fileDropZone('Disk').choose(new File(['disk'], 'disk.raw'));
  await expect.poll(() => ui.fileDropZone('Disk').error()).toContain('disk.raw');
  expect((await ui.tabs('Parts').select('Second')).textContent).toBe('two');
  const popover = ui.popover('Columns');
  expect((await popover.open()).textContent).toContain('Which');
  await popover.close();
  root.render(
    <PortalProvider container={overlays}>
      <Dialog defaultOpen heading="Rename web-1">
        It has a new name.
      </Dialog>
    </PortalProvider>,
  );
  const dialog = await ui.dialog('Rename web-1');
  await dialog.close();
});

test('a popover in a dialog is opened and closed without the dialog', async () => {
  const { root } = mounted();
  root.render(
    <Dialog defaultOpen heading="Filters">
      <Popover heading="Columns" trigger={<Button>Columns</Button>}>
        Which
      </Popover>
    </Dialog>,
  );
  const ui = drive(userEvent);
  const dialog = await ui.dialog('Filters');
  const popover = ui.popover('Columns');
  const box = await popover.open();
  expect(box.textContent).toContain('Which');
  expect(box.contains(dialog.element)).toBe(false);
  await popover.close();
  expect(box.isConnected).toBe(false);
  expect(dialog.isOpen()).toBe(true);
});
